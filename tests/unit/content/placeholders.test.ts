import { describe, expect, test } from "vitest";
import {
  factsOf,
  fillDeep,
  lineParts,
  linkPlaceholders,
  unknownPlaceholders,
} from "../../../site/read/placeholders.ts";
import type { Labels } from "../../../site/schema/interface.ts";
import { type PatientLinks, patientTasks } from "../../../site/schema/patient-links.ts";
import { plainWords } from "../../../site/text/words.ts";

const labels: Labels["patientLinks"] = {
  title: "Online",
  book: "book online",
  portal: "open the portal",
  refill: "ask for a refill online",
  pay: "pay online",
  records: "ask for records online",
  forms: "fill out forms online",
  video: "join the video visit",
  byPhone: lineParts("call {phone}"),
  leadsTo: "goes to {site}, another website",
  elsewhere: "goes to another website",
  signIn: "you'll sign in there",
  booking: lineParts("You can {book}. Or call {phone}."),
};
const factsWith = (patientLinks: PatientLinks) =>
  factsOf(
    {
      phone: "(623) 555-0142",
      email: "care@verdin.example",
      booking: lineParts("Booking is by phone, {phone}."),
      afterHours: lineParts("Closed? Call {phone}."),
      interpreters: lineParts("Another language? Call {phone}."),
      patientLinks,
      labels,
      walkIn: lineParts("Nobody walks in: {phone}."),
    },
    {
      practice: "Verdin Primary Care",
      address: "1 Palo Verde Rd, 2, Mesa, AZ 85201",
      hours: "Monday to Friday, 8 AM to 5 PM",
      speakers: "You can speak Spanish with Ana Ruiz, MD.",
      offices: "Goodyear and Mesa",
    },
  );
const facts = factsWith({});
const call = { link: facts.phone, href: "tel:+16235550142" };
const write = { link: facts.email, href: "mailto:care@verdin.example" };

test("fills known placeholders, and leaves the rest unchanged", () => {
  expect(fillDeep("Call {phone} or {phone}, write {email}; {fax}, {}", facts)).toBe(
    "Call (623) 555-0142 or (623) 555-0142, write care@verdin.example; {fax}, {}",
  );
  expect(fillDeep("{booking}", facts)).toBe("Booking is by phone, (623) 555-0142.");
  expect(fillDeep(lineParts("Ill? {afterHours}"), facts)).toEqual(["Ill? Closed? Call ", call, "."]);
  expect(fillDeep(lineParts("{speakers} {interpreters}"), facts)).toEqual([
    "You can speak Spanish with Ana Ruiz, MD. Another language? Call ",
    call,
    ".",
  ]);
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

describe("patient links", () => {
  const href = "https://book.verdin.org/new";
  const online = factsWith({
    book: { url: href, signIn: true, leadsTo: "Visits" },
    pay: { url: "https://pay.verdin.org/", signIn: false },
  });

  test("without a link, every task is done by phone", () => {
    for (const task of patientTasks) {
      expect(fillDeep(lineParts(`To do it, {${task}}.`), facts)).toEqual(["To do it, call ", call, "."]);
    }
    expect(plainWords(fillDeep(lineParts("{booking}"), facts))).toBe("Booking is by phone, (623) 555-0142.");
  });

  test("with a link, its words say that it leaves this site and whether one signs in", () => {
    expect(fillDeep(lineParts("You can {book} now."), online)).toEqual([
      "You can ",
      { link: "book online", href },
      " (goes to Visits, another website; you'll sign in there) now.",
    ]);
    expect(fillDeep("To pay, {pay}.", online)).toBe("To pay, pay online (goes to another website).");
  });

  test("the booking line of the practice gives way to the link", () => {
    expect(fillDeep(lineParts("{booking}"), online)).toEqual([
      "You can ",
      { link: "book online", href },
      " (goes to Visits, another website; you'll sign in there). Or call ",
      call,
      ".",
    ]);
    expect(fillDeep("{booking}", online)).not.toContain("by phone");
  });

  test("a phrase at the start of a sentence begins with a capital", () => {
    const words = (text: string) =>
      plainWords(fillDeep(lineParts(text), online)).replace(/ \(goes.*?\)/g, "");
    expect(words("{refill}.")).toBe("Call (623) 555-0142.");
    expect(words("Ill? {book}.")).toBe("Ill? Book online.");
    expect(words("Refills: {refill}.")).toBe("Refills: call (623) 555-0142.");
    expect(fillDeep("Late. {refill}, or {book}", facts)).toBe(
      "Late. Call (623) 555-0142, or call (623) 555-0142",
    );
    const strong = [{ strong: "Refills." }, " ", { link: "{refill}", href: "{refill}" }];
    expect(plainWords(fillDeep(strong, facts))).toBe("Refills. Call (623) 555-0142");
  });
});
