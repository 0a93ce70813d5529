import { format, type Template } from "../../../data/labels/format.ts";
import type { Inline } from "../../../data/schema/blocks.ts";
import { langOf } from "../../../data/text/language.ts";
import { Words } from "../../components/Words/Words.tsx";
import styles from "./ArticleNotes.module.css";

interface ArticleNotesProps {
  notes: { date: string; text: Inline[] }[];
  labels: { notes: string; note: Template<"date"> };
}

/** Where the line under the title leads. */
export const notesId = "editors-notes";

/** What has changed since the article was written. */
export function ArticleNotes({ notes, labels }: ArticleNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className={`${styles.ArticleNotes} stack`} aria-labelledby={notesId}>
      <h2 id={notesId} className="h5">
        {labels.notes}
      </h2>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes of a prerendered page are never reordered
        <p key={index}>
          <strong>{format(labels.note, { date: note.date })}</strong>{" "}
          <span lang={langOf(note)}>
            <Words parts={note.text} />
          </span>
        </p>
      ))}
    </section>
  );
}
