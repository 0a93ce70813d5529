/** Something in content that the owner must settle, or may want to, before the site goes public. */
export const groups = { law: "The law", patients: "Patients", search: "Search engines" } as const;

export interface Reason {
  /** Who needs it settled. */
  group: keyof typeof groups;
  /** Why it can't stay, in one line. */
  reason: string;
  /** What to do, in one line. */
  remedy: string;
  /** Worth doing, but nothing that keeps the site from going public. */
  isAdvice?: boolean;
}

export interface Finding extends Reason {
  /** Below content/. */
  file: string;
  /** The way to the field: ["reviews", 0, "source"]. */
  path: readonly (string | number)[];
  /** A word or two beside the field, such as the paragraph of the law. */
  note?: string;
}

export interface PlacedFinding extends Finding {
  line: number | undefined;
}

export const isSameField = (a: Finding, b: Finding) => a.file === b.file && a.path[0] === b.path[0];
