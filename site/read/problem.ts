/** One mistake in a content file, told so that the person who made it can mend it. */
export interface Problem {
  file: string;
  line?: number;
  column?: number;
  /** Which field or part of the file. */
  field: string;
  expected: string;
  received: string;
  /** What to do about it. */
  remedy: string;
  /** Name of the check in docs/content-checks.md. */
  rule?: string;
  /** Advice is printed and stops nothing. */
  severity?: "advice";
}

export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined);
  return [
    `${place.join(":")} ${problem.field}`,
    `  expected: ${problem.expected}`,
    `  found:    ${problem.received}`,
    `  to do:    ${problem.remedy}`,
  ].join("\n");
}

/** Carries every problem of a run, so that an editor mends them in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`The content has ${count}:\n\n${problems.map(formatProblem).join("\n\n")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** A field as an editor finds it in the file: "sources > no. 2 > url". Editors count from one. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === "number" ? `no. ${key + 1}` : String(key))).join(" > ");
}

/** A value as an editor would recognise it: short, in quotes, on one line. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const shown = JSON.stringify(value) ?? String(value);
  if (shown.length <= 80) return shown;
  return `${shown.slice(0, 76)}...${typeof value === "string" ? '"' : ""}`;
}

/** The known word that was probably meant, if one is near enough to be a typing mistake. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, distance: mistakesBetween(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.min(3, Math.ceil(near.name.length / 5)) ? near.name : undefined;
}

/** How many slips of the hand part two words: a letter too many, too few, another one, or two swapped. */
function mistakesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? 0;
      const steps = [at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(2, 2) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
