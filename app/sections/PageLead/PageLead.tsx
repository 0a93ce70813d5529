import type { ReactNode } from "react";
import styles from "./PageLead.module.css";

/** The first, larger paragraph of a page. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={styles.PageLead}>{children}</p>;
}
