/** A sheet in the browser's own storage, under one key. Only there if the visitor has asked for it. */

/** By part, row and label, so that a changed sheet never shows a value under another label. */
export type Typed = Record<string, string>;

const keyOf = (slug: string) => `worksheet:${slug}`;

/** Undefined if nothing is kept, or if it isn't ours. */
export function readKept(slug: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return undefined;
  }
}

/** What this page wrote last. */
let written: string | undefined;

/** Adds to what is kept, which another tab may have written. Whether the browser let us. */
export function keep(slug: string, typed: Typed): boolean {
  try {
    written = JSON.stringify({ ...readKept(slug), ...typed });
    localStorage.setItem(keyOf(slug), written);
    return true;
  } catch {
    return false;
  }
}

export function deleteKept(slug: string) {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

/** Another tab has removed the sheet. Letters that this page wrote before it was told would bring it back. */
export function removedElsewhere(slug: string, { key, newValue }: StorageEvent) {
  if (key !== keyOf(slug) || newValue !== null) return;
  if (JSON.stringify(readKept(slug)) === written) deleteKept(slug);
}
