import type { HelpLine as Help } from "../../../site/view/guidance.server.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { EmergencyCalls } from "./EmergencyCard.tsx";
import styles from "./urgency-cards.module.css";

/** Help that can't wait, in one line: what for, and whom to call. */
export function HelpLine({ title, calls, language }: Help) {
  return (
    <aside className={styles.HelpLine} aria-label={title} lang={language} data-urgency="now">
      <p className={styles.title}>
        <Icon name="emergency" size={24} />
        {title}
      </p>
      <EmergencyCalls calls={calls} />
    </aside>
  );
}
