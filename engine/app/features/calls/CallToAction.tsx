import type { Inline } from "../../../data/schema/blocks.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "./CallLink.tsx";
import styles from "./CallToAction.module.css";

/** A panel with a call button and how booking works. */
export function CallToAction({ text, note }: { text: string | Inline[]; note?: Inline[] }) {
  return (
    <div className={`${styles.CallToAction} box stack`}>
      <Paragraph parts={text} className="lead" />
      <Paragraph parts={note} />
      <CallLink />
    </div>
  );
}
