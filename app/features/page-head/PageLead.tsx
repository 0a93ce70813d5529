import type { Inline } from "../../../site/schema/blocks.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./PageLead.module.css";

/** The first, larger paragraph of a page. Not every page has one: its styles are apart from those of PageHead. */
export function PageLead({ children }: { children: Inline[] }) {
  return <Paragraph parts={children} className={`${styles.PageLead} lead`} />;
}
