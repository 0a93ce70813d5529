import { expect, test } from "vitest";
import {
  factsOf,
  fillDeep,
  lineParts,
  linkPlaceholders,
  unknownPlaceholders,
} from "../../../site/read/placeholders.ts";

const facts = factsOf(
  {
    phone: "(623) 555-0142",
    email: "care@verdin.example",
    booking: lineParts("Booking is by phone, {phone}."),
  },
  {
    practice: "Verdin Primary Care",
    address: "1 Palo Verde Rd, 2, Mesa, AZ 85201",
    hours: "Monday to Friday, 8 AM to 5 PM",
    offices: "Goodyear and Mesa",
  },
);
const call = { link: facts.phone, href: "tel:+16235550142" };
const write = { link: facts.email, href: "mailto:care@verdin.example" };

test("fills known placeholders, and leaves the rest unchanged", () => {
  expect(fillDeep("Call {phone} or {phone}, write {email}; {fax}, {}", facts)).toBe(
    "Call (623) 555-0142 or (623) 555-0142, write care@verdin.example; {fax}, {}",
  );
  expect(fillDeep("{booking}", facts)).toBe("Booking is by phone, (623) 555-0142.");
});

test("the name and the main office's address are plain text, in running text too", () => {
  expect(fillDeep(linkPlaceholders("Write to {practice}, {address}."), facts)).toEqual([
    "Write to Verdin Primary Care, 1 Palo Verde Rd, 2, Mesa, AZ 85201.",
  ]);
});

test("fills every string in a nested value", () => {
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

test("in running text both become links", () => {
  const filled = (text: string) => fillDeep(linkPlaceholders(text), facts);
  expect(filled("Call {phone} or write {email}")).toEqual(["Call ", call, " or write ", write]);
  expect(filled("{phone} now")).toEqual([call, " now"]);
  expect(filled("never")).toEqual(["never"]);
});

test("placeholders inside a value become links too, and text is not split", () => {
  expect(fillDeep(linkPlaceholders("Come in. {booking} Or write {email}."), facts)).toEqual([
    "Come in. Booking is by phone, ",
    call,
    ". Or write ",
    write,
    ".",
  ]);
});

test("in a line, a phone number becomes a link as well", () => {
  expect(fillDeep(lineParts("Call {phone} or 1-800-222-1222."), facts)).toEqual([
    "Call ",
    call,
    " or ",
    { link: "1-800-222-1222", href: "tel:+18002221222" },
    ".",
  ]);
});

test("finds unknown placeholders, and where they are", () => {
  expect(unknownPlaceholders("{phone} {fax} {email}")).toEqual([{ found: "{fax}", index: 8 }]);
  expect(unknownPlaceholders("{title}", ["title"])).toEqual([]);
  expect(unknownPlaceholders("a { b").map(({ found }) => found)).toEqual(["{ b"]);
  expect(unknownPlaceholders("a } b")).toEqual([{ found: "}", index: 2 }]);
  expect(unknownPlaceholders("{}")).toEqual([{ found: "{}", index: 0 }]);
});
