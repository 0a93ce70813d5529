/** Who speaks the site's other languages with patients, as a sentence. */
import { format } from "../labels/format.ts";
import type { Provider } from "../schema/provider.ts";
import { daysText } from "./hours.ts";
import { type Language, languages } from "./language.ts";
import { fullName, listed, nameInSentence } from "./names.ts";

type Person = Pick<Provider, "name" | "credential" | "languages" | "offices">;
interface Office {
  slug: string;
  name: string;
}

/** "Ana Ruiz, MD (Taos and Questa)"; in one office with her days there, "Ana Ruiz, MD (Monday)"; nothing if she isn't there. */
function personIn(person: Person, offices: Office[], language: Language): string[] {
  const places = person.offices.flatMap(({ office, days = [] }) =>
    offices.filter(({ slug }) => slug === office).map(({ name }) => ({ days, name })),
  );
  const [only] = places;
  if (!only) return [];
  const note =
    offices.length === 1
      ? nameInSentence(daysText(only.days, language), language)
      : listed(language).format(places.map(({ name }) => name));
  return [fullName(person) + (note && ` (${note})`)];
}

/** "You can speak Spanish with Ana Ruiz, MD (Taos and Questa)." Empty if nobody speaks it in these offices. */
export function spokenSentence(people: Person[], offices: Office[], sentence: string, language: Language) {
  const nameIn = (own: Language, code: Language) =>
    new Intl.DisplayNames(own, { type: "language" }).of(code) ?? "";
  const sentences = languages.slice(1).map((code) => {
    // In English too: a person's file may not be translated.
    const names = languages.map((own) => nameIn(own, code));
    const speakers = people
      .filter((person) => person.languages.some((name) => names.includes(name)))
      .flatMap((person) => personIn(person, offices, language));
    return speakers.length > 0
      ? format(sentence, { language: nameIn(language, code), people: listed(language).format(speakers) })
      : "";
  });
  return sentences.filter(Boolean).join(" ");
}
