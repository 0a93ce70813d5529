/** Finds made-up phone numbers and web addresses, and texts that are still to be written, listed as samples or not. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { patientLinksOf } from "../patient-links.server.ts";
import { type Source, textMatches } from "../text/texts.ts";
import { finding, type Reason } from "./finding.ts";
import { isSampleHost } from "./sample-host.ts";

/** 555-0100 to 555-0199 are reserved for fiction. */
const fictionalPhone = /555-01\d\d/g;
const sampleAddress = /[\w-]\.(?:example|invalid)\b|\bexample\.(?:com|net|org)\b/gi;
/** The mark of a text that examples/starter asks the owner to write. A link has an address after its bracket. */
const toBeWritten = /\[Write [^\]]*\](?!\()/g;

const patients = (why: string, todo: string): Reason => ({ group: "patients", why, todo, isInvented: true });
const search = (why: string, todo: string): Reason => ({ group: "search", why, todo, isInvented: true });

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname : (address.split("@").at(-1) ?? "");

export function* addressFindings(site: Site): Generator<Problem> {
  const { phone, email, url, social, security, feedbackUrl } = site.practice;
  const at = (path: PropertyKey[], reason: Reason) => finding("practice.yaml", path, reason);
  if (phone.match(fictionalPhone))
    yield at(
      ["phone"],
      patients(
        "A number with 555-01 reaches nobody, and it is on every page.",
        "Write the number that patients call.",
      ),
    );
  if (isSampleHost(hostOf(email)))
    yield at(["email"], patients("Mail to this address reaches nobody.", "Write the practice's address."));
  if (isSampleHost(hostOf(url)))
    yield at(
      ["url"],
      search(
        "Sitemap, feeds and shared links point to an address that nobody can open.",
        "Write the site's public address.",
      ),
    );
  for (const [index, link] of social.entries())
    if (/example/i.test(link.url))
      yield at(
        ["social", index, "url"],
        search(
          "The link leads to an account that is not the practice's.",
          "Write the address of the practice's own page.",
        ),
      );
  if (security?.contact && isSampleHost(hostOf(security.contact)))
    yield at(
      ["security", "contact"],
      patients(
        "People who find a security problem can't tell the practice: this address reaches nobody.",
        "Write an address that someone reads.",
      ),
    );
  if (feedbackUrl && /example/i.test(feedbackUrl))
    yield at(
      ["feedbackUrl"],
      patients(
        "Share Feedback leads to a page that is not the practice's.",
        "Write the address of the review page, or delete the line: then it opens an e-mail.",
      ),
    );
  for (const { file, path, url: link } of patientLinksOf(site))
    if (isSampleHost(link.hostname))
      yield finding(
        file,
        path,
        patients(
          "The link leads to a website that does not exist.",
          "Write the address that patients use, or delete the link: then the phone number is given.",
        ),
      );
}

const inTexts: [RegExp, Reason][] = [
  [fictionalPhone, patients("A number in the text reaches nobody.", "Write {phone}, or the real number.")],
  [sampleAddress, patients("An address in the text reaches nobody.", "Write {email}, or the real address.")],
  [
    toBeWritten,
    patients(
      "A text in brackets says what to write, and nobody has written it.",
      "Write the text, without the brackets.",
    ),
  ],
];

export function* textFindings(_: Site, { allTexts }: Source): Generator<Problem> {
  for (const [pattern, reason] of inTexts)
    for (const { file, line, match } of textMatches(allTexts, pattern))
      yield { ...finding(file, ["text"], reason, match[0].slice(0, 60)), line };
}
