import type { PatientLinkView } from "../../../data/view/patient-links.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import styles from "./patient-links.module.css";

/** "Book online", and under it that it leaves this site. It opens in the same tab. */
export function BookLink({ link, className }: { link: PatientLinkView; className?: string | undefined }) {
  return (
    <div className={styles.BookLink}>
      {/* The other website isn't told which page its visitor comes from. */}
      <AnchorButton href={link.href} rel="noreferrer" variant="outline" className={className}>
        <Icon name="calendar" />
        {link.label}
      </AnchorButton>
      <p className={styles.note}>{link.note}</p>
    </div>
  );
}

/** What patients can do on other websites, and where each link leads. */
export function PatientLinkList({ title, links }: { title: string; links: PatientLinkView[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="online" className={styles.PatientLinkList}>
      <h2 id="online" className="h4">
        {title}
      </h2>
      <ul className="rows">
        {links.map(({ label, href, note }) => (
          <li key={label}>
            <a href={href} rel="noreferrer" className={`${styles.link} target`}>
              {label}
            </a>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
