/** A realistic mistake that `npm run plant` puts into a copy of the project, to see whether `npm test` notices. */
export interface Defect {
  name: string;
  area: string;
  /** What a visitor, an owner or a search engine would get. */
  what: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  /** Parts of `npm test` that should notice, the cheapest first; the first one that fails ends the run. */
  parts: Part[];
}

/** Always whole suites or files, as `npm test` runs them. */
export type Part =
  /** `npm run content` of a practice. */
  | { content: string }
  /** Files of unit tests. */
  | { unit: string[] }
  /** Builds a practice, then runs files of browser tests: tests/live on living practices, all others on the frozen one. */
  | { built: string; specs: string[] };

export const unit = (...files: string[]): Part => ({ unit: files });
export const content = (practice: string): Part => ({ content: practice });
/** On the frozen practice. */
export const browser = (...specs: string[]): Part => ({ built: "test", specs });
/** Specs of tests/live on a living practice. */
export const live = (practice: string, ...specs: string[]): Part => ({
  built: practice,
  specs: specs.map((spec) => `tests/live/${spec}.spec.ts`),
});

/** How often a text occurs in another. */
export const occurrences = (text: string, part: string) => text.split(part).length - 1;
