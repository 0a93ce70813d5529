import { editDistance } from "../text/edit-distance.ts";

/** One mistake in a content file, worded for the person who edits it. */
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
  /** Words as they are in the file, to find the line. Not printed. */
  written?: string;
  /** Name of the check in docs/content-checks.md. */
  rule?: string;
  /** Advice is printed and doesn't fail the command. */
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

/** The path that `fieldName` was made from. */
export function fieldPath(field: string): PropertyKey[] {
  return field.split(" > ").map((part) => {
    const place = /^no\. (\d+)$/.exec(part)?.[1];
    return place ? Number(place) - 1 : part;
  });
}

/** A value for a message: shortened, quoted, on one line. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const shown = JSON.stringify(value) ?? String(value);
  if (shown.length <= 80) return shown;
  return `${shown.slice(0, 76)}...${typeof value === "string" ? '"' : ""}`;
}

/** The known word closest to a probable typo, if any. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.min(3, Math.ceil(near.name.length / 5)) ? near.name : undefined;
}
