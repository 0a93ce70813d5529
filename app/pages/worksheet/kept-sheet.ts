/** A sheet in the browser's own storage, under one key. Only there if the visitor has asked for it. */
export interface Kept {
  /** By part, row and label, so that a changed sheet never shows a value under another label. */
  values: Record<string, string>;
  /** Rows of a table, if the visitor has added some. */
  rows: Record<string, number>;
}

const keyOf = (slug: string) => `worksheet:${slug}`;
/** Rows that a visitor can't have meant. */
export const mostRows = 100;

/** Undefined if nothing is kept, or if it isn't ours. */
export function readKept(slug: string): Kept | undefined {
  try {
    return sound(JSON.parse(localStorage.getItem(keyOf(slug)) ?? "null"));
  } catch {
    return undefined;
  }
}

function sound(kept: unknown): Kept | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { values, rows } = kept as Partial<Record<keyof Kept, object>>;
  return {
    values: only(values, (value): value is string => typeof value === "string"),
    rows: only(
      rows,
      (count): count is number =>
        Number.isInteger(count) && (count as number) > 0 && (count as number) <= mostRows,
    ),
  };
}

function only<T>(record: object | undefined, isSound: (value: unknown) => value is T): Record<string, T> {
  const entries = Object.entries(record ?? {}) as [string, unknown][];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isSound(entry[1])));
}

/** Whether the browser let us. */
export function keep(slug: string, typed: Kept): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(typed));
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
