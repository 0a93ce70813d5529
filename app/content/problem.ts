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
}

export function formatProblem(problem: Problem): string {
  const place = problem.line ? `${problem.file}:${problem.line}:${problem.column ?? 1}` : problem.file;
  return [
    `${place} ${problem.field}`,
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

/** A value as an editor would recognise it: short, in quotes, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
