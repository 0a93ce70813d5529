/** Reviews, article age and phone links around a text. */
import { describe, expect, test } from "vitest";
import type { Site } from "../../site/read/site.server.ts";
import type { Block } from "../../site/schema/blocks.ts";
import { isYearsOld } from "../../site/text/dates.ts";
import { phoneLink, withPhoneLinks } from "../../site/text/phone-links.ts";
import { ageLine, partsOf, reviewLine } from "../../site/view/guidance.server.ts";

const article = {
  reviewed: "By {name} on {date}",
  notReviewed: "Not reviewed",
  written: "Written in {year}",
  updated: "Updated {date}",
};
const site = { language: "en", interface: { article } } as unknown as Site;

test.each([
  ["911", "tel:911"],
  ["741741", "tel:741741"],
  ["1-800-222-1222", "tel:+18002221222"],
  ["(623) 555-0142", "tel:+16235550142"],
])("the link of %s", (phone, link) => expect(phoneLink(phone)).toBe(link));

test("phone numbers in a line become links, other numbers stay text", () => {
  expect(withPhoneLinks("Call (623) 555-0142, or 1-800-222-1222.")).toEqual([
    "Call ",
    { link: "(623) 555-0142", href: "tel:+16235550142" },
    ", or ",
    { link: "1-800-222-1222", href: "tel:+18002221222" },
    ".",
  ]);
  expect(withPhoneLinks("(623) 555-0142")).toEqual([{ link: "(623) 555-0142", href: "tel:+16235550142" }]);
  // Part of a longer number is not a phone number.
  for (const line of [
    "51-800-222-1222",
    "800-222-12223",
    "Below 120/80",
    "ages 45-75, 2020-2025",
    "85001-1234",
    "CVE-2024-555-0142-1",
  ])
    expect(withPhoneLinks(line)).toEqual([line]);
});

describe("reviews", () => {
  const reviewed = { by: "Ana Ruiz, MD", date: "Nov 01, 2026", next: "Nov 01, 2027" };
  test("a review is shown, unless the text is still a sample", () => {
    expect(reviewLine(site, { kind: "article", reviewed, sample: [] })).toBe(
      "By Ana Ruiz, MD on Nov 01, 2026",
    );
    expect(reviewLine(site, { kind: "article", reviewed, sample: ["body"] })).toBe("Not reviewed");
    expect(reviewLine(site, { kind: "article", sample: [] })).toBe("Not reviewed");
  });
  test("news, and services without a review, show nothing", () => {
    expect(reviewLine(site, { kind: "news", sample: [] })).toBeUndefined();
    expect(reviewLine(site, { sample: ["body"] })).toBeUndefined();
  });
});

describe("age", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  test("an article is old after exactly three years", () => {
    expect(isYearsOld("Nov 15, 2023", 3, now)).toBe(true);
    expect(isYearsOld("Nov 16, 2023", 3, now)).toBe(false);
  });
  test("an old article has a note until it is updated", () => {
    expect(ageLine(site, { date: "Jul 12, 2021" }, now)).toEqual({ isOld: true, text: "Written in 2021" });
    expect(ageLine(site, { date: "Jul 12, 2021", updated: "Nov 01, 2026" }, now)).toEqual({
      isOld: false,
      text: "Updated Nov 01, 2026",
    });
    expect(ageLine(site, { date: "May 09, 2025" }, now)).toBeUndefined();
  });
  test("a note counts as an update, but does not make an old article new", () => {
    const notes = [{ date: "Mar 01, 2026" }, { date: "Apr 01, 2026" }, { date: "Dec 01, 2025" }];
    expect(ageLine(site, { date: "May 09, 2025", notes }, now)?.text).toBe("Updated Apr 01, 2026");
    expect(ageLine(site, { date: "Jul 12, 2021", notes }, now)?.isOld).toBe(true);
  });
});

test("headings are listed if there are three or more, top level only", () => {
  const heading = (text: string, level: 5 | 6): Block => ({ type: "heading", level, text, id: text });
  expect(partsOf([heading("a", 5), heading("b", 5), heading("c", 6)])).toEqual([]);
  expect(partsOf([heading("a", 5), heading("b", 6), heading("c", 5), heading("d", 5)])).toEqual([
    { id: "a", text: "a" },
    { id: "c", text: "c" },
    { id: "d", text: "d" },
  ]);
});
