import { Words } from "../../components/Prose/Prose.tsx";
import type { Inline } from "../../schema/blocks.ts";
import { format, type Template } from "../../schema/format.ts";
import styles from "./ArticleNotes.module.css";

interface ArticleNotesProps {
  notes: { date: string; text: Inline[] }[];
  words: { note: Template<"date"> };
}

/** What has changed since the article was written. */
export function ArticleNotes({ notes, words }: ArticleNotesProps) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.ArticleNotes}>
      {notes.map(({ date, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes of a prerendered page never move
        <p key={index}>
          <strong>{format(words.note, { date })}</strong> <Words parts={text} />
        </p>
      ))}
    </div>
  );
}
