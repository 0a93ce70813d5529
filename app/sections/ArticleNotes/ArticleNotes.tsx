import type { Article } from "../../schema/article.ts";
import { format } from "../../schema/format.ts";
import styles from "./ArticleNotes.module.css";

interface ArticleNotesProps {
  notes: Article["notes"];
  words: { note: string };
}

/** What has changed since the article was written. */
export function ArticleNotes({ notes, words }: ArticleNotesProps) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.ArticleNotes}>
      {notes.map(({ date, text }) => (
        <p key={date + text}>
          <strong>{format(words.note, { date })}</strong> {text}
        </p>
      ))}
    </div>
  );
}
