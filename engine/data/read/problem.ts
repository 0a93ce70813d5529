/** Whom a problem concerns that keeps a site from going public. */
export const groups = { law: "The law", patients: "Patients", search: "Search engines" } as const;

/** One finding in a content file, worded for the person who edits it. */
export interface Problem {
  /** Below the content root: blogs/blog-1.md. */
  file: string;
  /** The field, as its keys and places: ["sources", 1, "url"]. A part of a file that is no field has a name: ["text"]. */
  path: readonly PropertyKey[];
  line?: number;
  column?: number;
  expected: string;
  found: string;
  todo: string;
  /** Advice is printed and stops nothing. Everything else stops the build, the content check or the launch. */
  severity?: "stops" | "advice";
  /** Why it matters before a site goes public. */
  reason?: { group: keyof typeof groups; why: string; isInvented?: boolean };
  /** Words as they are in the file, to find the line. Not printed. */
  written?: string;
}

/** What a message says, without its place. */
export type Message = Pick<Problem, "expected" | "found" | "todo">;

export const isAdvice = ({ severity }: Problem) => severity === "advice";

/** content/blogs/blog-1.md:12:3 */
export const placeOf = ({ file, line, column }: Problem) =>
  [`content/${file}`, line, column].filter((part) => part !== undefined).join(":");

export function formatProblem(problem: Problem): string {
  return [
    `${placeOf(problem)} ${fieldName(problem.path)}`,
    `  expected: ${problem.expected}`,
    `  found:    ${problem.found}`,
    `  to do:    ${problem.todo}`,
  ].join("\n");
}

/** Carries all problems of a run, so that an editor can fix them together. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`The content has ${count}:\n\n${problems.map(formatProblem).join("\n\n")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** A field's path for editors, counted from one: "sources > no. 2 > url". */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === "number" ? `no. ${key + 1}` : String(key))).join(" > ");
}

/** A value for a message: shortened, quoted, on one line. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const shown = JSON.stringify(value) ?? String(value);
  if (shown.length <= 80) return shown;
  return `${shown.slice(0, 76)}...${typeof value === "string" ? '"' : ""}`;
}

/** What to do about a word that is probably a typo of a known one. */
export function suggestion(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known);
  return near ? `write ${near}, if that is what you mean` : otherwise;
}

/** The known word closest to a probable typo, if it is the only one. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [near, next] = [...new Set(known)]
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (!near || near.distance === next?.distance) return undefined;
  return near.distance <= Math.min(3, Math.ceil(near.name.length / 5)) ? near.name : undefined;
}

/** Damerau-Levenshtein distance: letters left out, added, changed, or swapped with the next. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
