/** The reader of links to other websites notices links that lead elsewhere than their words say. */
import { expect, test } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { anchorsIn } from "../support/contact-links.ts";
import { missingPatientLinks, wrongOtherWebsites } from "../support/other-websites.ts";

const site = readSite();
const labels = site.interface.patientLinks;
const { book, portal } = site.practice.patientLinks;
const office = site.locations.find(({ patientLinks }) => patientLinks.book);
if (!book?.leadsTo || !portal || !office?.links.book) throw new Error("the practice needs patient links");
const officePath = `/location/${office.slug}`;
const officeUrl = office.links.book.url;
const note = `${labels.leadsTo.replace("{site}", book.leadsTo)}; ${labels.signIn}`;
const officeNote = labels.leadsTo.replace("{site}", office.links.book.leadsTo ?? "");
const wrong = (html: string, path = "/about-us") =>
  wrongOtherWebsites(site, path, anchorsIn(`<main>${html}</main>`)).map((finding) =>
    finding.replace(/^.*? leads to \S+: /, ""),
  );
const source = site.articles
  .flatMap(({ sources }) => sources)
  .map(({ url }) => url)
  .find(Boolean);

test.each([
  ["in a sentence", `<p>You can <a href="${book.url}">${labels.book}</a> (${note}).</p>`],
  [
    "as a button",
    `<a href="${book.url}">${labels.book.replace(/^./, (letter) => letter.toUpperCase())}</a><p>${book.for}. ${note.replace("; ", ". ")}.</p>`,
  ],
  ["to one's own pages", `<a href="/about-us">About us</a> <a href="${site.practice.url}/about-us">us</a>`],
  ["to a source", `<a href="${source}">Source</a>`],
  ["that calls", '<a href="tel:911">911</a>'],
])("a link %s is right", (_, html) => {
  expect(wrong(html)).toEqual([]);
});

test("an office's own link is right on its page, and in its main part only", () => {
  const link = `<a href="${officeUrl}">${labels.book}</a> (${officeNote})`;
  expect(wrong(link, officePath)).toEqual([]);
  expect(wrong(link)).toEqual([`content says ${book.url}`]);
  expect(wrong(`</main>${link}<main>`, officePath)).toEqual([`content says ${book.url}`]);
});

test.each([
  ["to another address", `<a href="https://visits.example/x">${labels.book}</a>`, `content says ${book.url}`],
  ["to another task", `<a href="${portal.url}">${labels.book}</a>`, `content says ${book.url}`],
  [
    "that the practice doesn't have",
    `<a href="https://x.example">${labels.pay}</a>`,
    "content says that there is no such link",
  ],
  [
    "with other words",
    `<a href="${book.url}">Click here</a>`,
    "its words are none of interface.yaml's patientLinks",
  ],
  [
    "that doesn't say where it leads",
    `<a href="${portal.url}">${labels.portal}</a> (${labels.leadsTo.replace("{site}", "MyChart")})`,
    `"(${labels.elsewhere}; ${labels.signIn})" or "${labels.elsewhere}. ${labels.signIn}." must follow it`,
  ],
  ["that content doesn't have", '<a href="https://x.example/">Source</a>', "content has no such address"],
])("a link %s is found", (_, html, finding) => {
  expect(wrong(html).map((one) => one.toLowerCase())).toEqual([finding.toLowerCase()]);
});

test("a missing link is found on the pages that must have it", () => {
  const missing = (path: string, html = "") =>
    missingPatientLinks(site, path, anchorsIn(`<main>${html}</main>`));
  expect(missing("/contact-us")).toEqual([
    `/contact-us: no link to ${book.url} (book)`,
    `/contact-us: no link to ${portal.url} (portal)`,
  ]);
  expect(missing(officePath)).toEqual([`${officePath}: no link to ${officeUrl} (book)`]);
  expect(missing(officePath, `<a href="${officeUrl}">${labels.book}</a>`)).toEqual([]);
  expect(missing("/about-us")).toEqual([]);
});
