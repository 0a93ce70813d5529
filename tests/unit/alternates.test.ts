/** The check of the links between languages notices a link that leads one way. */
import { expect, test } from "vitest";
import { wrongAlternates } from "../support/alternates.ts";

const link = (language: string, url: string) =>
  `<link rel="alternate" hrefLang="${language}" href="${url}"/>`;
const both = link("en", "/a") + link("es", "/es/a") + link("x-default", "/a");
const english = { url: "/a", language: "en", text: both };
const spanish = { url: "/es/a", language: "es", text: both };

test("two pages that name each other are right", () => {
  expect(wrongAlternates([english, spanish])).toEqual([]);
});

test("a link that leads one way is found", () => {
  expect(wrongAlternates([english, { ...spanish, text: "" }])).toEqual(["/a: /es/a doesn't lead back to it"]);
  expect(wrongAlternates([{ ...english, text: "" }, spanish])).toEqual(["/es/a: /a doesn't lead back to it"]);
});

test("a page that is missing, in another language or not itself is found", () => {
  expect(wrongAlternates([english])).toEqual(["/a: /es/a is no page"]);
  expect(wrongAlternates([english, { ...spanish, language: "en" }]).join()).toContain("is in en, not es");
  expect(wrongAlternates([{ ...english, url: "/b" }, spanish]).join()).toContain("/b: names /a as itself");
});
