/**
 * A site's texts as pages show them: typeset, and without links to articles that are gone. The marks of the schemas say which values
 * are texts: words, which are translated, and names, which are not.
 */
import { factNames, facts } from "./kinds/facts.ts";
import { folderNames, folders } from "./kinds/folders.ts";
import { pageNames, pages } from "./kinds/pages.ts";
import type { Site } from "./read/site.server.ts";
import type { Block, Inline } from "./schema/blocks.ts";
import type { Mark } from "./schema/marks.ts";
import { safety } from "./schema/safety.ts";
import { type Tree, treeOf, unknownTree, withFields } from "./schema/tree.ts";
import { typeset, typesetParts } from "./text/typeset.ts";

export function shownSite(site: Site, isGone: (href: string) => boolean): Site {
  const line = (parts: Inline[]) =>
    typesetParts(
      parts.map((part) =>
        typeof part === "object" && "href" in part && isGone(part.href) ? part.link : part,
      ),
    );
  const blocks = (body: Block[]) =>
    body.map((block): Block => {
      if (block.type === "paragraph") return { ...block, text: line(block.text) };
      if (block.type === "list") return { ...block, items: block.items.map(line) };
      if (block.type === "picture") return { ...block, alt: typeset(block.alt) };
      return { ...block, text: typeset(block.text) };
    });
  const text = (value: unknown, mark: Mark) => {
    if (mark.words === undefined || mark.otherLanguage) return value;
    if (mark.markdown) return blocks(value as Block[]);
    return mark.line ? line(value as Inline[]) : typeset(value as string);
  };
  const shown = <T>(tree: Tree, content: T): T => withFields(tree, content, text);
  const entries = folderNames.map((name) => [
    name,
    [...site[name]].map((entry) => ({
      ...shown(treeOf(folders[name].schema), entry),
      ...("body" in entry && { body: blocks(entry.body) }),
      // An office's own, made from the practice's.
      ...("booking" in entry && { booking: line(entry.booking) }),
    })),
  ]);
  const shared = factNames.map((name) => {
    const tree = treeOf(facts[name].schema);
    // A site has the list of a file that has nothing else.
    const [only = unknownTree] = Object.values(tree.fields);
    return [name, shown(Array.isArray(site[name]) ? only : tree, site[name])];
  });
  return {
    ...site,
    ...Object.fromEntries([...shared, ...entries]),
    safety: shown(treeOf(safety), site.safety),
    pages: Object.fromEntries(
      pageNames.map((name) => [name, shown(treeOf(pages[name].schema), site.pages[name])]),
    ) as Site["pages"],
  };
}
