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

export function addressFindings(site: Site): Finding[] {
  const { practice } = site;
  const found: Finding[] = patientLinkFindings(site);
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
  const contact = practice.security?.contact;
  if (
    contact &&
    isSampleHost(contact.includes("@") ? (contact.split("@").at(-1) ?? "") : new URL(contact).hostname)
  ) {
    add({
      path: ["security", "contact"],
      group: "patients",
      reason: "Who finds a security problem can't tell the practice: this address reaches nobody.",
      remedy: `Write an address that someone reads, ${strike}.`,
    });
  }
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

function patientLinkFindings({ practice, locations, providers }: Site): Finding[] {
  const files = [{ file: "practice.yaml", patientLinks: practice.patientLinks }, ...locations, ...providers];
  return files.flatMap(({ file, patientLinks }) =>
    Object.entries(patientLinks).flatMap(([task, link]): Finding[] =>
      link && isSampleHost(new URL(link.url).hostname)
        ? [
            {
              file,
              path: ["patientLinks", task, "url"],
              group: "patients",
              reason: "The link leads to a website that does not exist.",
              remedy:
                "Write the address that patients use, or delete the link: then the phone number is given.",
            },
          ]
        : [],
    ),
  );
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
