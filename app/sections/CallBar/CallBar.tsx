import { Icon } from "../../components/Icon/Icon.tsx";
import { OpenNowLine } from "../OpenNowLine/OpenNowLine.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./CallBar.module.css";

/** On phones the number is always under the thumb. */
export function CallBar() {
  const { phone, words } = useChrome();
  return (
    <aside className={`${styles.CallBar} no-print`} aria-label={words.callShort}>
      <a href={phone.link} className={styles.link}>
        <span className={styles.number}>
          <Icon name="phone" size={22} />
          {words.call}
        </span>{" "}
        <OpenNowLine showHours form="short" className={styles.state} />
      </a>
    </aside>
  );
}
