import type { OfficeCard } from "../../../site/view/cards.server.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { OpenNowLine } from "../open-now/OpenNowLine.tsx";
import styles from "./Hours.module.css";

/** The hours in words and, once there is a clock, whether it is open. */
export function Hours({ office }: { office: OfficeCard }) {
  return (
    <div>
      <p className={styles.hours}>
        <Icon name="clock" />
        <span>
          {office.hoursLines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
      </p>
      <OpenNowLine office={office} className={`${styles.state} no-print`} />
    </div>
  );
}
