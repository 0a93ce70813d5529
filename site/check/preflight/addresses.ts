/** Finds made-up phone numbers and web addresses, listed as samples or not. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../read/site.server.ts";
import type { Finding, PlacedFinding } from "./finding.ts";
import { isSampleHost } from "./sample-host.ts";

/** 555-0100 to 555-0199 are reserved for fiction. */
const fictionalPhone = /555-01\d\d/;
const sampleAddress = /[\w-]\.(example|invalid)\b|\bexample\.(com|net|org)\b/i;

const strike = "then take the field off the file's sample list";

export function addressFindings({ practice }: Site): Finding[] {
  const found: Finding[] = [];
  const add = (finding: Omit<Finding, "file">) =>
    found.push({ file: "practice.yaml", isInvented: true, ...finding });
  if (fictionalPhone.test(practice.phone)) {
    add({
      path: ["phone"],
      group: "patients",
      reason: "A number with 555-01 reaches nobody, and it is on every page.",
      remedy: `Write the number that patients call, ${strike}.`,
    });
  }
  if (isSampleHost(practice.email.split("@").at(-1) ?? "")) {
    add({
      path: ["email"],
      group: "patients",
      reason: "Mail to this address reaches nobody.",
      remedy: `Write the practice's address, ${strike}.`,
    });
  }
  if (isSampleHost(new URL(practice.url).hostname)) {
    add({
      path: ["url"],
      group: "search",
      reason: "Sitemap, feeds and shared links point to an address that nobody can open.",
      remedy: `Write the site's public address, ${strike}.`,
    });
  }
  practice.social.forEach(({ url }, index) => {
    if (!/example/i.test(url)) return;
    add({
      path: ["social", index, "url"],
      group: "search",
      reason: "The link leads to an account that is not the practice's.",
      remedy: `Write the address of the practice's own page, ${strike}.`,
    });
  });
  if (practice.feedbackUrl && /example/i.test(practice.feedbackUrl)) {
    add({
      path: ["feedbackUrl"],
      group: "patients",
      reason: "Share Feedback leads to a page that is not the practice's.",
      remedy: "Write the address of the review page, or delete the line: then it opens an e-mail.",
    });
  }
  return found;
}

/** The same in running text. Skips lines that have been reported. */
export function textFindings(root: string, reported: PlacedFinding[]): PlacedFinding[] {
  const isReported = (file: string, line: number) =>
    reported.some((finding) => finding.file === file && finding.line === line);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|ya?ml)$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split("\n")
        .flatMap((text, index): PlacedFinding[] => {
          const line = index + 1;
          const shown = text.replace(/^\s*#\s.*$/, "");
          const match = fictionalPhone.exec(shown) ?? sampleAddress.exec(shown);
          if (!match || isReported(file, line)) return [];
          return [
            {
              file,
              path: ["text"],
              line,
              note: match[0],
              group: "patients",
              isInvented: true,
              reason: "A number or address in the text reaches nobody.",
              remedy: "Write {phone} or {email}, which the build fills in, or the real one.",
            },
          ];
        }),
    );
}
