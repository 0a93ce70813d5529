/** Values of the content against what is known of them elsewhere: the form of a language's code or a ZIP code says nothing of its truth. */
import { show } from "../../data/read/problem.ts";
import { plainWords } from "../../data/text/words.ts";
import type { Built } from "./built.ts";
import { danger, type Finding, ofContent, report } from "./finding.ts";

/** What Unicode calls these codes is not what people in the United States call the languages. */
const otherwiseKnown: Record<string, string> = { tl: "Tagalog", "sr-Latn": "Serbo-Croatian" };

const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" }).of(code)?.toLowerCase();

/** Each language has its own code. A guess: a language may have more names than Unicode knows. */
export const otherLanguages = ({ site }: Built): Finding[] =>
  (site.pages["language-assistance"]?.languages ?? []).flatMap(({ code, name, english }) => {
    const names = [nameIn("en", code), nameIn(code, code), otherwiseKnown[code]?.toLowerCase()];
    const ours = `${english} ${name}`.toLowerCase();
    return names.some((known) => known && ours.includes(known))
      ? []
      : [report(`${english} (${name}) has the code ${code}, which is ${names[0]}`)];
  });

/** The place of each office's ZIP code is known. */
export const unknownZips = ({ site: { zipCodes, offices } }: Built): Finding[] =>
  offices
    .filter(({ zip }) => zipCodes && !(zip in zipCodes.codes))
    .map(({ file, zip }) =>
      ofContent({
        file,
        path: ["zip"],
        expected: "a ZIP code of zip-codes.yaml",
        found: show(zip),
        todo: "correct it, or add it to zip-codes.yaml with the place of its middle",
      }),
    );

/** Whom an emergency card says to call is among its calls. */
export function uncalledNumbers({ site }: Built): Finding[] {
  const { cards, always } = site.safety;
  const known = [...always, ...cards.flatMap(({ calls }) => calls)].flatMap(({ label, phone }) =>
    [phone, label.split(":")[0] ?? ""].map((name) => ({ name, phone })),
  );
  const own = site.emergencies.emergencies.map(({ id }) => id);
  return cards.flatMap(({ id, action, calls }) => {
    const words = action.map(plainWords).join("\n");
    const missing = known.find(
      ({ name, phone }) => words.includes(name) && !calls.some((call) => call.phone === phone),
    );
    if (missing && !own.includes(id))
      return [danger(`The card ${id} says ${missing.name}, and has no such call`)];
    return missing
      ? [
          ofContent({
            file: "emergencies.yaml",
            path: ["emergencies", own.indexOf(id), "calls"],
            expected: `a call to ${missing.phone}, because the card ${id} says: ${missing.name}`,
            found: calls.map(({ phone }) => phone).join(", "),
            todo: "add the call, or say whom else to call",
          }),
        ]
      : [];
  });
}

/** Every picture or map in content, with its description. */
function* describedIn(value: unknown): Generator<{ picture: string; field: string; words: string }> {
  if (!value || typeof value !== "object") return;
  const { image, imageAlt, mapImage, mapAlt, ...others } = value as Record<string, unknown>;
  for (const [picture, field, words] of [
    [image, "imageAlt", imageAlt],
    [mapImage, "mapAlt", mapAlt],
  ])
    if (typeof picture === "string" && typeof words === "string")
      yield { picture, field: String(field), words };
  for (const part of Object.values(others)) yield* describedIn(part);
}

/** No two pictures of people and offices have the same description. */
export const sameDescriptions = ({ editions }: Built): Finding[] =>
  editions.flatMap(({ language, providers, offices }) => {
    const described = [...providers, ...offices].flatMap((entry) =>
      [...describedIn(entry)].map((one) => ({ ...one, file: entry.file })),
    );
    return described.flatMap(({ file, picture, field, words }, index) => {
      const other = described.slice(0, index).find((one) => one.words === words && one.picture !== picture);
      if (!other) return [];
      return ofContent({
        file: language === "en" ? file : `${language}/${file}`,
        path: [field],
        expected: `a description of ${picture}`,
        found: `that of ${other.picture}: ${words}`,
        todo: "say what this picture shows",
      });
    });
  });
