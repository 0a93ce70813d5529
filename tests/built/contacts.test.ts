/** Every link that calls, texts, mails, maps, saves or leaves the site, on every built page, against the content. Needs no browser. */
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { allPaths, pagesOf } from "../../site/pages.ts";
import { fileIn } from "../../site/text/language.ts";
import { read } from "../support/built.ts";
import { anchorsIn, isContact, wrongContacts } from "../support/contact-links.ts";
import { expectNone } from "../support/findings.ts";
import { missingPatientLinks, wrongOtherWebsites } from "../support/other-websites.ts";
import { editions, site } from "../support/site.ts";

const digits = site.practice.phone.replace(/\D/g, "");

test("calls, messages, mails, maps, contact cards and patient links lead where their words say", () => {
  const findings: string[] = [];
  let count = 0;
  const all = editions.flatMap((edition) => [
    ...pagesOf(edition).map(({ path, address }) => ({ edition, path, address })),
    { edition, path: "/404", address: fileIn(edition, "/404") },
  ]);
  for (const { edition, path, address } of all) {
    const anchors = anchorsIn(read(htmlFile(address)));
    findings.push(...wrongContacts(edition, path, anchors));
    findings.push(
      ...wrongOtherWebsites(edition, path, anchors),
      ...missingPatientLinks(edition, path, anchors),
    );
    const contacts = anchors.filter(isContact);
    count += contacts.length;
    if (!contacts.some(({ href }) => href === `tel:+1${digits}`))
      findings.push(`${address}: no link calls the practice`);
    for (const { name, url } of site.practice.social)
      for (const { href, words } of anchors.filter(
        (anchor) => !anchor.inMain && anchor.words.startsWith(name),
      ))
        if (href.startsWith("https:") && href !== url)
          findings.push(`${address}: "${words}" leads to ${href}`);
  }
  expectNone(findings);
  // The header, the footer and the call bar have one each: fewer would mean that this test reads nothing.
  expect(count).toBeGreaterThan(allPaths(site).length * 3);
});
