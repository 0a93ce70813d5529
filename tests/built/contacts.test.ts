/** Every link that calls, texts, mails, maps, saves or leaves the site, on every built page, against the content. Needs no browser. */
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { allPaths, pagesOf } from "../../site/pages.ts";
import { addressIn, fileIn } from "../../site/text/language.ts";
import { files, read } from "../support/built.ts";
import { anchorsIn, cardFields, isContact, wrongContacts } from "../support/contact-links.ts";
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

test("an office's page has the way to it and its contact card", () => {
  for (const edition of editions)
    for (const { slug, street, city, state, zip } of edition.locations) {
      const hrefs = anchorsIn(read(htmlFile(addressIn(edition, `/location/${slug}`))))
        .filter(({ inMain }) => inMain)
        .map(({ href }) => href);
      const place = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
      expect(hrefs).toContain(`https://maps.apple.com/?daddr=${place}`);
      expect(hrefs).toContain(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
      expect(hrefs).toContain(fileIn(edition, `/contact/${slug}.vcf`));
    }
});

test("contact cards have the office's phone, address, place and page", () => {
  const cards = files.filter((file) => file.endsWith(".vcf"));
  const wanted = editions.flatMap((edition) =>
    edition.locations.map((office) => ({
      edition,
      card: fileIn(edition, `/contact/${office.slug}.vcf`),
      ...office,
    })),
  );
  expect(cards.map((card) => `/${card}`).sort()).toEqual(wanted.map(({ card }) => card).sort());
  for (const { edition, card, slug, name, phone, street, unit, city, state, zip, geo } of wanted) {
    const fields = cardFields(read(card));
    const plain = (text = "") => text.replace(/[\u00a0\u2060]/g, " ");
    expect(plain(fields.get("FN"))).toBe(plain(`${site.practice.name} ${name}`));
    expect(fields.get("TEL")).toBe(`+1${phone.replace(/\D/g, "")}`);
    expect(fields.get("EMAIL")).toBe(site.practice.email);
    expect(plain(fields.get("ADR"))).toBe(
      plain(["", "", unit ? `${street}, ${unit}` : street, city, state, zip, "USA"].join(";")),
    );
    expect(fields.get("GEO")).toBe(`geo:${geo.latitude},${geo.longitude}`);
    expect(fields.get("URL")).toBe(
      `${site.practice.url}${encodeURI(addressIn(edition, `/location/${slug}`))}`,
    );
  }
});
