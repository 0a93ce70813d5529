import { useShared } from "../shared/useShared.ts";
import styles from "./CallWords.module.css";

/** "Call (623) 555-0142", whose number stays in one line. The practice's, unless it is an office's own. */
export function CallWords({ phone }: { phone?: { number: string; call: string } | undefined }) {
  const shared = useShared();
  const { number, call } = phone ?? shared.phone;
  const [before, after] = call.split(number);
  if (after === undefined) return call;
  return (
    <span className={styles.CallWords}>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </span>
  );
}
