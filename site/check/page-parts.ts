/** Parts of a page that a link can lead to: /insurance#words. tests/built/head.test.ts compares them with the built page. */
import { traitsOf } from "../kinds/kinds.ts";
import type { PageEntry } from "../pages.ts";

export function partsOf({ kind, content, body }: PageEntry): string[] {
  const headings = body.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "heading" ? [block.id] : [])),
  );
  return [...new Set([...headings, ...idsIn(content), ...traitsOf(kind).sections, "main"])];
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
