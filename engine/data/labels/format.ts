/** Text templates such as "Page {n} of {m}". The schema lists the gaps, so a missing value is a type error. */

/** A template with these gaps. */
export type Template<Gap extends string> = string & { readonly gaps?: Gap };

/** Singular and plural templates. */
interface Plural<Gap extends string> {
  one: Template<Gap>;
  other: Template<Gap>;
}

export function format<Gap extends string>(
  template: Template<Gap>,
  values: Record<Gap, string | number>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, gap: string) =>
    gap in values ? String(values[gap as Gap]) : whole,
  );
}

/** "1 article", "2 articles". Not by Intl, which takes a slow phone 80 ms when a page first asks it. */
export const formatCount = (words: Plural<"count">, count: number): string =>
  format(count === 1 ? words.one : words.other, { count });
