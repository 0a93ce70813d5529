/** Who speaks Spanish, from the providers' files. */
import { expect, it } from "vitest";
import type { Weekday } from "../../engine/data/schema/hours.ts";
import { spokenSentence } from "../../engine/data/text/spoken.ts";

const mesa = { slug: "mesa-az", name: "Mesa" };
const taos = { slug: "taos-nm", name: "Taos" };
const questa = { slug: "questa-nm", name: "Questa" };
const days: Weekday[] = ["monday", "friday"];
const people = [
  {
    name: "Ana Ruiz",
    credential: "MD",
    languages: ["English", "Spanish"],
    offices: [{ office: "taos-nm", days }, { office: "mesa-az" }],
  },
  { name: "Lena Wu", credential: "DO", languages: ["English"], offices: [{ office: "taos-nm" }] },
];
const sentenceIn = (offices: (typeof mesa)[]) =>
  spokenSentence(people, offices, "You can speak {language} with {people}.", "en").replaceAll("\u00a0", " ");

it("names who speaks it in which offices, or on which days of one office", () => {
  expect(sentenceIn([mesa, taos])).toBe("You can speak Spanish with Ana Ruiz, MD (Taos and Mesa).");
  expect(sentenceIn([taos])).toBe("You can speak Spanish with Ana Ruiz, MD (Monday and Friday).");
  expect(sentenceIn([mesa])).toBe("You can speak Spanish with Ana Ruiz, MD.");
  expect(sentenceIn([questa])).toBe("");
});

it("says it in Spanish, whichever language the person's file is in", () => {
  const translated = people.map((person) => ({ ...person, languages: ["inglés", "español"] }));
  for (const some of [people, translated.slice(0, 1)])
    expect(
      spokenSentence(some, [taos], "Puede hablar {language} con {people}.", "es").replaceAll("\u00a0", " "),
    ).toBe("Puede hablar español con Ana Ruiz, MD (lunes y viernes).");
});
