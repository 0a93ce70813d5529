/** Entries that have what an earlier one has, each with the first that has it. */
export const repeatsOf = <T>(entries: T[], keyOf: (entry: T) => unknown) =>
  [...Map.groupBy(entries, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((entry) => ({ entry, first: first as T })),
  );
