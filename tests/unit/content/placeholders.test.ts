import { expect, test } from "vitest";
import {
  fillBlocks,
  fillDeep,
  fillText,
  mailLink,
  telLink,
  unknownPlaceholders,
} from "../../../app/content/placeholders.ts";

const facts = {
  phone: "(623) 555-0142",
  email: "care@verdin.example",
  practice: "Verdin Primary Care",
  address: "1 Palo Verde Rd, 2, Mesa, AZ 85201",
  hours: "Monday to Friday, 8 AM to 5 PM",
  booking: "Booking is by phone.",
  offices: "Goodyear and Mesa",
};
const call = { link: facts.phone, href: "tel:+16235550142" };
const write = { link: facts.email, href: "mailto:care@verdin.example" };

test("links to the number and the address", () => {
  expect(telLink(facts.phone)).toBe(call.href);
  expect(mailLink(facts.email)).toBe(write.href);
});

test("fills what it knows, and leaves the rest as it stands", () => {
  expect(fillText("Call {phone} or {phone}, write {email}; {fax}, {}", facts)).toBe(
    "Call (623) 555-0142 or (623) 555-0142, write care@verdin.example; {fax}, {}",
  );
});

test("the name and the main office's address are plain words, in running text too", () => {
  expect(fillBlocks([{ type: "paragraph", text: ["Write to {practice}, {address}."] }], facts)).toEqual([
    { type: "paragraph", text: ["Write to Verdin Primary Care, 1 Palo Verde Rd, 2, Mesa, AZ 85201."] },
  ]);
});

test("fills every string of a value, whatever its shape", () => {
  const value = { text: "{phone}", list: ["{email}", { deep: "{phone}" }], count: 3, none: null, open: true };
  expect(fillDeep(value, facts)).toEqual({
    text: facts.phone,
    list: [facts.email, { deep: facts.phone }],
    count: 3,
    none: null,
    open: true,
  });
  expect(fillDeep(undefined, facts)).toBeUndefined();
});

test("in running text both become links, between the words around them", () => {
  expect(
    fillBlocks(
      [
        { type: "paragraph", text: ["Call {phone} or write {email}", { strong: "{phone}" }, "{email}"] },
        { type: "list", items: [["{phone} now"], ["never"]] },
        { type: "heading", level: 2, text: "Call {phone}", id: "call" },
      ],
      facts,
    ),
  ).toEqual([
    {
      type: "paragraph",
      text: ["Call ", call, " or write ", write, { strong: facts.phone }, write],
    },
    { type: "list", items: [[call, " now"], ["never"]] },
    { type: "heading", level: 2, text: `Call ${facts.phone}`, id: "call" },
  ]);
});

test("finds what nobody can fill, and where", () => {
  expect(unknownPlaceholders("{phone} {fax} {email}")).toEqual([{ found: "{fax}", index: 8 }]);
  expect(unknownPlaceholders("{title}", ["title"])).toEqual([]);
  expect(unknownPlaceholders("a { b").map(({ found }) => found)).toEqual(["{ b"]);
  expect(unknownPlaceholders("a } b")).toEqual([{ found: "}", index: 2 }]);
  expect(unknownPlaceholders("{}")).toEqual([{ found: "{}", index: 0 }]);
});
