/** What a translation may have that the English hasn't. */
import { expect, test } from "vitest";
import { translatedBlocks } from "../../../site/read/compare.ts";
import type { Inline } from "../../../site/schema/blocks.ts";

const paragraph = (...text: Inline[]) => [{ type: "paragraph" as const, text }];
function misfits(english: Inline[], spanish: Inline[]) {
  const found: string[] = [];
  translatedBlocks(paragraph(...english), paragraph(...spanish), (misfit) => found.push(misfit.expected), []);
  return found;
}

test.each([
  ["Above 90°F, stop.", "Con más de 90°F (32.2°C), pare."],
  ["Call 988.", "Llame al 988 y oprima el 2 para español."],
  ["Call 988. For Spanish, press 2.", "Llame al 988 y oprima el 2 para español."],
])("%s may be %s", (english, spanish) => {
  expect(misfits([english], [spanish])).toEqual([]);
});

test("another number is a misfit, also beside such an extra", () => {
  expect(misfits(["Above 90°F, stop."], ["Con más de 95°F (32.2°C), pare."])).toEqual([
    "the same numbers as in English: 90",
  ]);
});

test("an outside link may lead to another page of the same publisher, a page of this site must be the same", () => {
  const link = (href: string) => [{ link: "x", href }];
  const outside = link("https://www.cdc.gov/flu/about.html");
  expect(misfits(outside, link("https://espanol.cdc.gov/flu/about.html"))).toEqual([]);
  expect(misfits(outside, link("https://www.example.com/flu"))).toEqual([
    "the same links as in English: cdc.gov",
  ]);
  expect(misfits(link("/costs"), link("/insurance"))).toEqual(["the same links as in English: /costs"]);
});
