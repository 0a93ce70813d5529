/** Parts of a page that a link can lead to: /insurance#words. tests/built/head.test.ts compares them with the built page. */
import type { PageEntry, PageKind } from "../pages.ts";

/** Ids that pages give to their own sections, if they have them. */
export const sections: Partial<Record<PageKind, string[]>> = {
  article: ["editors-notes", "sources", "more"],
  "contact-us": ["offices", "map"],
  home: ["about", "providers"],
  insurance: ["plans", "words"],
  provider: ["others"],
  search: ["site-index"],
};

export function partsOf({ kind, content, body }: PageEntry): string[] {
  const headings = body.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "heading" ? [block.id] : [])),
  );
  return [...new Set([...headings, ...idsIn(content), ...(sections[kind] ?? []), "main"])];
}

/** Questions, programs and words have an id in content, which is their address in the page. */
function idsIn(value: unknown): string[] {
  if (!value || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return Object.values(value).flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((entry) => [
          ...(entry && typeof entry === "object" && typeof entry.id === "string" ? [entry.id] : []),
          ...idsIn(entry),
        ])
      : idsIn(list),
  );
}
