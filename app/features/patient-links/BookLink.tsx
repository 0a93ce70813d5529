import type { PatientLinkView } from "../../../site/view/patient-links.server.ts";
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
