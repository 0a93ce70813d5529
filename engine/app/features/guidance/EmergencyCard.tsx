import type { MouseEvent } from "react";
import type { EmergencyCard as Emergency, HelpLine as Help } from "../../../data/view/guidance.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./urgency-cards.module.css";

/** One emergency: whom to call, signs, and what to do. */
export function EmergencyCard({ emergency }: { emergency: Emergency }) {
  return (
    <div className={styles.card} lang={emergency.language} data-urgency="now">
      <h2 className={styles.title}>
        <Icon name="emergency" size={28} />
        {emergency.title}
      </h2>
      {/* Before the signs: on a phone the button is in the first screen, under the search field. */}
      <EmergencyCalls calls={emergency.calls} />
      <Interpreters calls={emergency.calls} card={emergency.language} />
      <SignsAndAction {...emergency} />
      {emergency.leave && <LeaveLink {...emergency.leave} />}
    </div>
  );
}

/** Goes to another site, which takes this page's place in the history. Without scripts, a plain link. */
export function LeaveLink({ label, url }: NonNullable<Emergency["leave"]>) {
  function leave(event: MouseEvent) {
    event.preventDefault();
    location.replace(url);
  }
  return (
    <AnchorButton href={url} rel="noreferrer" variant="outline" onClick={leave}>
      {label}
    </AnchorButton>
  );
}

export function SignsAndAction({ signs, action, inOrder }: Pick<Emergency, "signs" | "action" | "inOrder">) {
  const isList = action.length > 1;
  return (
    <>
      <Prose blocks={[{ type: "list", items: signs }]} />
      {isList ? (
        <div className={styles.steps}>
          <Prose blocks={[{ type: "list", items: action, from: inOrder ? 1 : undefined }]} />
        </div>
      ) : (
        <Paragraph parts={action[0]} className={styles.action} />
      )}
    </>
  );
}

export function EmergencyCalls({ calls }: Pick<Emergency, "calls">) {
  if (calls.length === 0) return null;
  return (
    <div className={styles.calls}>
      {calls.map(({ before, number, after, link, language }) => (
        <AnchorButton key={link} href={link} lang={language} className={styles.call}>
          <span className={styles.callIcon}>
            <Icon name={link.startsWith("sms:") ? "message" : "phone"} />
            {before} <span className={styles.number}>{number}</span> {after}
          </span>
        </AnchorButton>
      ))}
    </div>
  );
}

/** In the page's language, also within a card that is in another: `card`, one without a translation. */
export function Interpreters({ calls, card }: Pick<Emergency, "calls"> & { card?: string | undefined }) {
  const { labels, language } = useShared();
  const isAsked = calls.some(({ link }) => link === "tel:911");
  return isAsked && <p lang={card && language}>{labels.urgency.interpreters}</p>;
}

/** Help that can't wait, in one line that may unfold: what for, and whom to call. */
export function HelpLine({ title, text, calls, language }: Help) {
  const heading = (
    <strong className={styles.title}>
      <Icon name="emergency" size={24} />
      {title}
    </strong>
  );
  return (
    <aside className={`${styles.HelpLine} cluster`} aria-label={title} lang={language} data-urgency="now">
      {text ? (
        <details className={styles.fold}>
          <summary>
            {heading}
            <Icon name="chevron" />
          </summary>
          <Paragraph parts={text} />
        </details>
      ) : (
        <p>{heading}</p>
      )}
      <EmergencyCalls calls={calls} />
    </aside>
  );
}
