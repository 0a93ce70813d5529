/** Reviews, article age and phone links around a text. */
import { expect, test } from "vitest";
import type { Site } from "../../site/read/site.server.ts";
import { withPhoneLinks } from "../../site/text/phone-links.ts";
import { ageLine, reviewLine } from "../../site/view/guidance.server.ts";

const article = {
  reviewed: "By {name} on {date}",
  notReviewed: "Not reviewed",
  written: "Written in {year}",
  updated: "Updated {date}",
};
const site = { language: "en", interface: { article } } as unknown as Site;

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

const reviewed = { by: "Ana Ruiz, MD", date: "Nov 01, 2026", next: "Nov 01, 2027" };
test.each([
  ["a review", { kind: "article", reviewed, sample: [] }, "By Ana Ruiz, MD on Nov 01, 2026"],
  ["a review of what is still a sample", { kind: "article", reviewed, sample: ["body"] }, "Not reviewed"],
  ["an article without a review", { kind: "article", sample: [] }, "Not reviewed"],
  ["news", { kind: "news", sample: [] }, undefined],
  ["a service without a review", { sample: ["body"] }, undefined],
] as const)("%s", (_, text, line) => {
  expect(reviewLine(site, text as never)).toBe(line);
});

const notes = [{ date: "Mar 01, 2026" }, { date: "Apr 01, 2026" }, { date: "Dec 01, 2025" }];
test.each([
  ["of three years", { date: "Nov 15, 2023" }, { isOld: true, text: "Written in 2023" }],
  ["a day younger", { date: "Nov 16, 2023" }, undefined],
  [
    "that was updated",
    { date: "Jul 12, 2021", updated: "Nov 01, 2026" },
    { isOld: false, text: "Updated Nov 01, 2026" },
  ],
  ["with notes", { date: "May 09, 2025", notes }, { isOld: false, text: "Updated Apr 01, 2026" }],
  // A note does not make an old article new.
  ["that is old, with notes", { date: "Jul 12, 2021", notes }, { isOld: true }],
])("an article %s", (_, article, line) => {
  const found = ageLine(site, article, new Date("2026-11-15T12:00:00Z"));
  if (line) expect(found).toMatchObject(line);
  else expect(found).toBeUndefined();
});
