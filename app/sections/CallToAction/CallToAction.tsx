import { CallLink } from "../CallLink/CallLink.tsx";
import styles from "./CallToAction.module.css";

/** A panel that asks to call, and says how booking works. */
export function CallToAction({ text, note }: { text: string; note?: string }) {
  return (
    <div className={styles.CallToAction}>
      <p className={styles.text}>{text}</p>
      {note && <p>{note}</p>}
      <CallLink />
    </div>
  );
}
