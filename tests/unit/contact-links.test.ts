/** The reader of contact links notices links that lead elsewhere than their words say. */
import { expect, test } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { anchorsIn, cardFields, wrongContacts } from "../support/contact-links.ts";

const site = readSite();
const [office, other] = site.locations;
if (!office || !other) throw new Error("the practice needs two offices");
const own = `+1${site.practice.phone.replace(/\D/g, "")}`;
const wrong = (link: string, path = "/about-us") =>
  wrongContacts(site, path, anchorsIn(`<main>${link}</main>`)).map((finding) => finding.replace(/^.*: /, ""));
const place = ({ street, city, state, zip }: typeof office) =>
  encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
const { crisis } = site.practice;

test.each([
  ["our number", `<a href="tel:${own}">${site.practice.phone}</a>`],
  ["our number without digits", `<a href="tel:${own}"><svg><path d="M1 555 911"/></svg>Call</a>`],
  ["a spoken name", `<a href="tel:${own}" aria-label="Call ${site.practice.phone}">Call</a>`],
  ["911", '<a href="tel:911">Call 911</a>'],
  ["a number in letters", '<a href="tel:+18338526262">1-833-TLC-MAMA</a>'],
  ["a number inside a country", '<a href="tel:+18002221222">1-800-222-1222</a>'],
  ["a crisis message", `<a href="sms:988">${crisis?.message}</a>`],
  ["our mail", `<a href="mailto:${site.practice.email}">Write to us</a>`],
  ["directions", `<a href="https://maps.apple.com/?daddr=${place(office)}">Way (${office.name})</a>`],
  ["another office by its name", `<a href="/contact/${other.slug}.vcf">${other.name}</a>`],
])("%s is right", (_, link) => {
  expect(wrong(link, `/location/${office.slug}`)).toEqual([]);
});

test.each([
  ["another number", '<a href="tel:+15555550199">Call</a>', "content has no such number for these words"],
  ["other words", `<a href="tel:${own}">Call (505) 555-0100</a>`, "the words say +15055550100"],
  ["a crisis message to another number", '<a href="sms:998">Text 988</a>', "the words say 988"],
  [
    "a call instead of a message",
    `<a href="tel:988">${crisis?.message}</a>`,
    "a call and a text message are mixed up",
  ],
  [
    "a message instead of a call",
    `<a href="sms:988">${crisis?.call}</a>`,
    "a call and a text message are mixed up",
  ],
  ["another mail", '<a href="mailto:x@y.com">Write</a>', "content has no such address for these words"],
  ["no office", '<a href="https://maps.apple.com/?daddr=Moon">Way</a>', "no office has this address"],
  [
    "the page of one office, the way to the other",
    `<a href="https://maps.apple.com/?daddr=${place(other)}">Way</a>`,
    `it belongs to ${other.name}, not ${office.name}`,
  ],
  [
    "the name of one office, the card of the other",
    `<a href="/contact/${other.slug}.vcf">Save (${office.name})</a>`,
    `it belongs to ${other.name}, not ${office.name}`,
  ],
  [
    "another map than the words say",
    `<a href="https://maps.apple.com/?daddr=${place(office)}">${site.interface.location.googleMaps}</a>`,
    "it is another map than the words say",
  ],
])("%s is found", (_, link, finding) => {
  expect(wrong(link, `/location/${office.slug}`)).toEqual([finding]);
});

test("the fields of a vCard are unfolded and unescaped", () => {
  const fields = cardFields("FN:A\\, B\r\nADR;TYPE=work:;;1 Long\r\n  Road\r\nNOTE:a\\nb\r\n");
  expect([...fields]).toEqual([
    ["FN", "A, B"],
    ["ADR", ";;1 Long Road"],
    ["NOTE", "a\nb"],
  ]);
});
