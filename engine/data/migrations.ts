/**
 * Moves content to a newer form, one small function for each version of content (`verdin` in practice.yaml, which says the form that
 * a practice's files have). A label with another name, or a field of another shape, is a migration here, and a paragraph in
 * CHANGELOG.md. Never change one that was published.
 */
import type { Document } from "yaml";

export interface Migration {
  /** The version of content that it leads to: 2 and up, without a gap. */
  to: number;
  /** In plain words, for whoever owns the practice: what patients see changed, and what to look at. */
  says: string;
  /** Called for each file of content/ by its path, practice.yaml or es/pages/home.yaml. */
  change: (file: string, fields: Document) => void;
}

export const migrations: Migration[] = [];

/** Of the content that this engine reads. */
export const contentVersion = 1 + migrations.length;
