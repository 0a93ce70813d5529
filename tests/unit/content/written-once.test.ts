/** Facts that should be a placeholder. */
import { expect, test } from "vitest";
import { copiedContacts, copiedWords } from "../../../site/check/text/facts.ts";
import { readSite } from "../../../site/load.server.ts";

const read = readSite();
const [office] = read.locations;
if (!office) throw new Error("the practice has no office");
const site = {
  ...read,
  practice: {
    ...read.practice,
    name: "Alder Family Care",
    phone: "(505) 555-0142",
    email: "hello@alder.example",
    mainOffice: "taos-nm",
    booking: ["Booking is by phone. Online booking starts in May."],
  },
  locations: [
    { ...office, file: "locations/taos-nm.md", slug: "taos-nm", street: "12 N. Plum Rd" },
    { ...office, file: "locations/questa-nm.md", slug: "questa-nm", street: "7 Mill St" },
  ],
};

function found(files: Record<string, string>) {
  const source = { root: "", now: new Date(), texts: new Map(Object.entries(files)), allTexts: new Map() };
  return [...copiedContacts(site, source), ...copiedWords(site, source)].map(
    ({ file, line, expected, found: words }) => `${file}:${line} ${words} -> ${expected}`,
  );
}

test("the phone number and the e-mail address, in any spelling", () => {
  expect(
    found({
      "practice.yaml": "phone: (505) 555-0142",
      "a.md": "Call\n505-555-0142 or 5055550142. Nurse line: (505) 555-0143.",
      "b.md": "Write to hello@alder.example. Call 800-368-1019.",
      "d.yaml": "# (505) 555-0142 in a comment\ntext: Call {phone}.",
    }),
  ).toEqual([
    "a.md:2 505-555-0142 -> {phone}",
    "a.md:2 5055550142 -> {phone}",
    "b.md:1 hello@alder.example -> {email}",
  ]);
});

test("the name and a street", () => {
  expect(found({ "c.md": "An alder family care is rare. Alder\nFamily Care is a practice." })).toEqual([
    "c.md:1 Alder Family Care -> {practice}",
  ]);
  expect(
    found({ "locations/taos-nm.md": "street: 12 N. Plum Rd", "x.md": "At 12 N. Plum Rd or 7 Mill St." }),
  ).toEqual(["x.md:1 12 N. Plum Rd -> {address}", "x.md:1 7 Mill St -> a link to /location/questa-nm"]);
});
