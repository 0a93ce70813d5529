import type { PatientLinkView } from "../../../site/view/patient-links.server.ts";
import styles from "./patient-links.module.css";

/** What patients can do on other websites, and where each link leads. */
export function PatientLinkList({ title, links }: { title: string; links: PatientLinkView[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="online" className={styles.PatientLinkList}>
      <h2 id="online">{title}</h2>
      <ul>
        {links.map(({ label, href, note }) => (
          <li key={label}>
            <a href={href} rel="noreferrer" className={styles.link}>
              {label}
            </a>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
