import { useShared } from "../shared/useShared.ts";
import styles from "./CallWords.module.css";

/** "Call (623) 555-0142", whose number stays in one line. */
export function CallWords() {
  const { phone, labels } = useShared();
  const [before, after] = labels.call.split(phone.number);
  if (after === undefined) return labels.call;
  return (
    <span className={styles.CallWords}>
      {before}
      <span className={styles.number}>{phone.number}</span>
      {after}
    </span>
  );
}
