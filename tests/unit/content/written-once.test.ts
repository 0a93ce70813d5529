/** Facts that should be a placeholder, and numbers that are out of date. */
import { expect, test } from "vitest";
import { countAdvice } from "../../../site/check/text/counts.ts";
import { copiedFacts } from "../../../site/check/text/written-once.ts";

const practice = {
  name: "Alder Family Care",
  phone: "(505) 555-0142",
  email: "hello@alder.example",
  mainOffice: "taos-nm",
  booking: "Booking is by phone. Online booking starts in May.",
};
const taos = { file: "locations/taos-nm.md", slug: "taos-nm", street: "12 N. Plum Rd", unit: "Suite 4" };
const questa = { file: "locations/questa-nm.md", slug: "questa-nm", street: "7 Mill St" };

const found = (files: Record<string, string>, offices: Parameters<typeof copiedFacts>[2] = [taos, questa]) =>
  [...copiedFacts(new Map(Object.entries(files)), practice, offices)].map(
    ({ severity = "problem", file, line, expected, received }) =>
      `${severity} ${file}:${line} ${received} -> ${expected}`,
  );

test("the practice's phone number, address or name instead of a placeholder", () => {
  expect(
    found({
      "practice.yaml": "phone: (505) 555-0142",
      "a.md": "Call\n505-555-0142 or 5055550142.",
      "b.md": "Write to hello@alder.example. Call 800-368-1019.",
      "c.md": "An alder is a tree. Alder\nFamily Care is a practice.",
      "d.yaml": "# (505) 555-0142 in a comment\ntext: Call {phone}.",
    }),
  ).toEqual([
    "problem content/a.md:2 505-555-0142 -> {phone}",
    "problem content/a.md:2 5055550142 -> {phone}",
    "problem content/b.md:1 hello@alder.example -> {email}",
    "problem content/c.md:1 Alder Family Care -> {practice}",
  ]);
});

test("the booking text instead of its placeholder, verbatim or rephrased", () => {
  expect(found({ "a.md": "We listen. Booking is by phone." })).toEqual([
    "problem content/a.md:1 Booking is by phone -> {booking}",
  ]);
  expect(found({ "a.md": "You can now book online." })).toEqual([
    'advice content/a.md:1 "You can now book online." -> {booking}',
  ]);
  expect(found({ "a.md": "Read a good book. {booking}" })).toEqual([]);
});

test("an address may only be in its office's file", () => {
  expect(found({ "pages/x.md": "We are at 12 N. Plum Rd." })).toEqual([
    'problem content/pages/x.md:1 "12 N. Plum Rd" -> {address}',
  ]);
  expect(found({ "pages/x.md": "We are at 7 Mill St." })).toEqual([
    'advice content/pages/x.md:1 "7 Mill St" -> the name of the office, as a link',
  ]);
  expect(
    found({ "locations/taos-nm.md": "---\nstreet: 12 N. Plum Rd\n---\nYou find us at 12 N. Plum Rd." }),
  ).toEqual(['problem content/locations/taos-nm.md:4 "12 N. Plum Rd" -> {address}']);
  // {address} would be the one of Questa there.
  expect(found({ "locations/questa-nm.md": "Our other office is at 12 N. Plum Rd." })).toEqual([
    'advice content/locations/questa-nm.md:1 "12 N. Plum Rd" -> the name of the office, as a link',
  ]);
});

test("an office that has moved and still mentions its old street and suite", () => {
  const text = "We are on N. Plum Rd, in Suite 4.";
  const file = "locations/taos-nm.md";
  expect(found({ [file]: text })).toEqual([]);
  expect(found({ [file]: "We are on Plum Road, Suite 4." })).toEqual([]);
  const moved = { ...taos, street: "90 Canyon Ave", unit: "Suite 2" };
  const stale = [
    `advice content/${file}:1 "on N. Plum Rd" -> "90 Canyon Ave, Suite 2"`,
    `advice content/${file}:1 "Suite 4" -> "90 Canyon Ave, Suite 2"`,
  ];
  expect(found({ [file]: text }, [moved])).toEqual(stale);
  expect(found({ [file]: text }, [{ ...moved, crossStreets: "N. Plum Rd and 1st St" }])).toEqual(stale);
  const crossing = { ...moved, unit: "Suite 4", crossStreets: "Canyon Ave and N. Plum Rd" };
  expect(found({ [file]: text }, [crossing])).toEqual([]);
});

const people = ["MD", "D.O.", "FNP-C"].map((credential) => ({ credential }));
const counted = (text: string, file = "pages/x.md") =>
  [...countAdvice(new Map([[file, text]]), { locations: [1, 2], providers: people })].map(
    ({ severity, received, expected }) => `${severity} ${received} -> ${expected}`,
  );

test.each([
  ["Our three offices", ['advice "three offices" -> 2 offices']],
  ["at all 4 of our offices", ['advice "4 of our offices" -> 2 offices']],
  ["Five mountain offices", ['advice "Five mountain offices" -> 2 offices']],
  ["our [four providers](/providers)", ['advice "four providers" -> 3 providers']],
  ["Three physicians and a nurse", ['advice "Three physicians" -> 2 physicians']],
  ["two offices, three providers, two doctors, both offices, both doctors", []],
  ["one of our offices, two of our offices, more than two doctors", []],
])("%s", (text, expected) => {
  expect(counted(text)).toEqual(expected);
});

test("an article may mention the past", () => {
  expect(counted("Our five offices", "blogs/blog-1.md")).toEqual([]);
});
