/** What is absent leaves no trace: every word of a page's file is on the page, with the emergencies that the file names. */
import { test } from "vitest";
import type { z } from "zod";
import { facts } from "../../site/kinds/facts.ts";
import { folderNames, folders } from "../../site/kinds/folders.ts";
import { pageNames, pages } from "../../site/kinds/pages.ts";
import { ownPages } from "../../site/pages.ts";
import type { Site } from "../../site/read/site.server.ts";
import { fieldsOf, treeOf } from "../../site/schema/tree.ts";
import { addressIn } from "../../site/text/language.ts";
import { decoded, fileAt, read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { editions } from "../support/site.ts";

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
    return page ? [{ schema, entry, address: page.address }] : [];
  });
}

test("every word of a page's file is on the page, and each emergency that it names with its numbers", () => {
  const findings = editions.flatMap((edition) =>
    entriesOf(edition).flatMap(({ schema, entry, address }) => {
      const page = shownIn(read(fileAt(address) ?? ""));
      const fields = fieldsOf(treeOf(schema), entry);
      const named = fields.flatMap(({ value, mark }) => (mark.refersTo === "emergencies" ? [value] : []));
      const emergencies = edition.safety.cards.filter(({ id }) => named.includes(id));
      return [
        ...wordsOf(schema, entry),
        ...wordsOf(facts.emergencies.schema, { emergencies }),
        ...emergencies.flatMap(({ calls }) => calls.map(({ phone }) => phone)),
      ]
        .map((text) => plain(text.startsWith("/") ? addressIn(edition, text) : text))
        .filter((text) => !page.includes(text))
        .map((text) => `${address}: without "${text}"`);
    }),
  );
  expectNone(findings);
});
