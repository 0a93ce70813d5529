/** Something in content that the owner must or should change before the site goes public. */
export const groups = { law: "The law", patients: "Patients", search: "Search engines" } as const;

export interface Reason {
  /** Whom it affects. */
  group: keyof typeof groups;
  /** The reason, in one line. */
  reason: string;
  /** What to do, in one line. */
  remedy: string;
  /** A value that was made up. While there is one, the site is marked as a sample. */
  isInvented?: boolean;
  /** Worth doing, but doesn't block going public. */
  isAdvice?: boolean;
}

export interface Finding extends Reason {
  /** Below content/. */
  file: string;
  /** Path of the field: ["reviews", 0, "source"]. */
  path: readonly (string | number)[];
  /** A short note after the field, such as a section of the law. */
  note?: string;
}

export interface PlacedFinding extends Finding {
  line: number | undefined;
}

export const isSameField = (a: Finding, b: Finding) => a.file === b.file && a.path[0] === b.path[0];
