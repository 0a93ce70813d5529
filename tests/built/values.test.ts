/** Values against what is known of them elsewhere: the form of a language's code or a ZIP code says nothing of its truth. */
import { test } from "vitest";
import { expectNone } from "../support/findings.ts";
import { site } from "../support/site.ts";

/** What Unicode calls these codes is not what people in the United States call the languages. */
const otherwiseKnown: Record<string, string> = { tl: "Tagalog", "sr-Latn": "Serbo-Croatian" };

const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(code)?.toLowerCase();

test("each language has its own code", () => {
  const languages = site.pages["language-assistance"]?.languages ?? [];
  expectNone(
    languages.flatMap(({ code, name, english }) => {
      const names = [nameIn("en", code), nameIn(code, code), otherwiseKnown[code]?.toLowerCase()];
      const ours = `${english} ${name}`.toLowerCase();
      return names.some((known) => known && ours.includes(known))
        ? []
        : [`${english} (${name}) has the code ${code}, which is ${names[0]}`];
    }),
  );
});

test("each office's ZIP code is one of those whose places are known", () => {
  const { zipCodes } = site;
  if (!zipCodes) return;
  expectNone(
    site.locations
      .filter(({ zip }) => !(zip in zipCodes.codes))
      .map(({ file, zip }) => `${file}: zip-codes.yaml does not have ${zip}`),
  );
});
