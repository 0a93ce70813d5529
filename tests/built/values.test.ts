/** Values against what is known of them elsewhere: the form of a language's code or a ZIP code says nothing of its truth. */
import { test } from "vitest";
import { plainWords } from "../../site/text/words.ts";
import { expectNone } from "../support/findings.ts";
import { editions, site } from "../support/site.ts";

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

test("whom an emergency card says to call is among its calls", () => {
  const { cards: emergencies, always } = site.safety;
  const known = [...always, ...emergencies.flatMap(({ calls }) => calls)].flatMap(({ label, phone }) =>
    [phone, label.split(":")[0] ?? ""].map((name) => ({ name, phone })),
  );
  const findings = emergencies.flatMap(({ id, action, calls }) =>
    known
      .filter(
        ({ name, phone }) => plainWords(action).includes(name) && !calls.some((call) => call.phone === phone),
      )
      .map(({ name, phone }) => `${id}: its text names ${name}, but no call of it has ${phone}`),
  );
  expectNone([...new Set(findings)]);
});

/** Every picture or map in content, with its description. */
function* describedIn(value: unknown): Generator<{ picture: string; words: string }> {
  if (!value || typeof value !== "object") return;
  const { image, imageAlt, mapImage, mapAlt, ...others } = value as Record<string, unknown>;
  for (const [picture, words] of [
    [image, imageAlt],
    [mapImage, mapAlt],
  ])
    if (typeof picture === "string" && typeof words === "string") yield { picture, words };
  for (const part of Object.values(others)) yield* describedIn(part);
}

test("no two pictures of people and offices have the same description", () => {
  const findings = editions.flatMap(({ providers, locations }) =>
    [...Map.groupBy(describedIn({ providers, locations }), ({ words }) => words)]
      .map(([words, uses]) => ({ words, pictures: [...new Set(uses.map(({ picture }) => picture))] }))
      .filter(({ pictures }) => pictures.length > 1)
      .map(({ words, pictures }) => `${pictures.join(" and ")}: ${words}`),
  );
  expectNone(findings);
});
