import type { Inline } from "../../../site/schema/blocks.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./PageLead.module.css";

/** The first, larger paragraph of a page. */
export function PageLead({ children }: { children: Inline[] }) {
  return <Paragraph parts={children} className={styles.PageLead} />;
}
