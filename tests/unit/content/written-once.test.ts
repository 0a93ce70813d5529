/** Facts that should be a placeholder. */
import { expect, test } from "vitest";
import { copiedContacts } from "../../../engine/data/check/text/facts.ts";
import { readSite } from "../../../engine/data/load.server.ts";

const read = readSite();
const site = {
  ...read,
  practice: { ...read.practice, phone: "(505) 555-0142", email: "hello@alder.example" },
};

function found(files: Record<string, string>) {
  const source = { root: "", now: new Date(), texts: new Map(Object.entries(files)), allTexts: new Map() };
  return [...copiedContacts(site, source)].map(
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
