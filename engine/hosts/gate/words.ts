/** The words of each page's file, and the emergency cards, in the built pages and the search. */
import type { z } from "zod";
import { facts } from "../../data/kinds/facts.ts";
import { folderNames, folders } from "../../data/kinds/folders.ts";
import { pageNames, pages } from "../../data/kinds/pages.ts";
import { ownPages } from "../../data/pages.ts";
import type { Site } from "../../data/read/site.server.ts";
import { fieldsOf, treeOf } from "../../data/schema/tree.ts";
import { addressIn } from "../../data/text/language.ts";
import { plainWords } from "../../data/text/words.ts";
import type { Built } from "./built.ts";
import { danger, type Finding, report } from "./finding.ts";
import { decoded } from "./html.ts";

const plain = (text: string) => text.replace(/[\s\u2060]+/g, " ").trim();
/** The text of a page, with what its attributes say. Only blocks separate words. */
const inText = /^<\/?(?:a|abbr|b|em|i|span|strong|time|wbr)\b/;
const shownIn = (html: string) =>
  plain(
    decoded(
      html.replace(/<[^>]*>/g, (tag) =>
        [
          ...(inText.test(tag) ? [] : [""]),
          ...(tag.match(/(?:alt|aria-label|content|href)="[^"]*"/g) ?? []),
        ].join(" "),
      ),
    ),
  );

/** The words of a field: text, lines with links, or blocks of Markdown. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ["type", "id", "level", "name", "shown"].includes(key) ? [] : wordsIn(part),
  );
}

/** Words of an entry by its schema, and its Markdown text. Those of an office's own links stand where a text names the link. */
const wordsOf = (schema: z.ZodType, entry: object) => [
  ...fieldsOf(treeOf(schema), entry).flatMap(({ path: [first], value, mark }) =>
    mark.words && first !== "patientLinks" ? wordsIn(value) : [],
  ),
  ...("body" in entry ? wordsIn(entry.body) : []),
];

/** Files with a page of their own, and where it is. */
function entriesOf(edition: Site) {
  const table = ownPages(edition);
  const ofFolders = folderNames.flatMap((name) =>
    edition[name].map((entry) => ({ schema: folders[name].schema, entry, file: entry.file })),
  );
  const ofPages = pageNames.flatMap((name) => {
    const entry = edition.pages[name];
    return entry ? [{ schema: pages[name].schema, entry, file: `pages/${name}.yaml` }] : [];
  });
  return [...ofFolders, ...ofPages].flatMap(({ schema, entry, file }) => {
    const page = table.find((one) => one.file === file);
    return page ? [{ edition, schema, entry, address: page.address }] : [];
  });
}
type Entry = ReturnType<typeof entriesOf>[number];

/** The words of these that the page of an entry lacks. */
const lackedBy = ({ edition, address }: Entry, { read, fileAt }: Built, words: string[]): string[] => {
  const file = fileAt(address);
  const page = file ? shownIn(read(file)) : "";
  return words
    .map((text) => plain(text.startsWith("/") ? addressIn(edition, text) : text))
    .filter((text) => !page.includes(text));
};

/** What is absent leaves no trace: every word of a page's file is on the page. */
export const missingWords = (built: Built): Finding[] =>
  built.editions.flatMap(entriesOf).flatMap((one) =>
    lackedBy(one, built, wordsOf(one.schema, one.entry)).map((text) => {
      const values = built.site.protectedFacts.flatMap(({ values }) => values);
      const kind = values.some((value) => text.includes(value)) ? danger : report;
      return kind(`${one.address}: without "${text}"`);
    }),
  );

/** Every page has the 911 line, and each emergency that its file names, with its numbers; the search has every card. */
export function missingCards(built: Built): Finding[] {
  const onPages = built.editions.flatMap(entriesOf).flatMap((one) => {
    const named = fieldsOf(treeOf(one.schema), one.entry).flatMap(({ value, mark }) =>
      mark.refersTo === "emergencies" ? [value] : [],
    );
    const emergencies = one.edition.safety.cards.filter(({ id }) => named.includes(id));
    return lackedBy(one, built, [
      ...wordsOf(facts.emergencies.schema, { emergencies }),
      ...emergencies.flatMap(({ calls }) => calls.map(({ phone }) => phone)),
    ]).map((text) => danger(`${one.address}: its emergency card is without "${text}"`));
  });
  const emergencyLines = built.documents.flatMap(({ edition, file, html }) =>
    shownIn(html).includes(plain(plainWords(edition.practice.emergency)))
      ? []
      : [danger(`${file}: without the 911 line`)],
  );
  const inSearch = built.editions.flatMap(({ language, safety }) => {
    const scripts = built.files.filter((file) => new RegExp(`^assets/${language}-[^/]*\\.js$`).test(file));
    const text = scripts.map(built.read).join("");
    return safety.cards
      .filter(
        ({ title, calls }) => ![title, ...calls.map(({ phone }) => phone)].every((one) => text.includes(one)),
      )
      .map(({ id }) => danger(`the search in ${language} is without the card ${id}`));
  });
  return [...onPages, ...emergencyLines, ...inSearch];
}
