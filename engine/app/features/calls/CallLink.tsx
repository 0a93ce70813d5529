import type { OfficeCard } from "../../../data/view/cards.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./CallWords.module.css";

type Look = Omit<Parameters<typeof AnchorButton>[0], "children" | "href">;
interface CallLinkProps extends Look {
  /** An office's own number. */
  phone?: OfficeCard["phone"];
}

/** "Call (623) 555-0142". */
export function CallLink({ phone, ...look }: CallLinkProps) {
  const shared = useShared();
  return (
    <AnchorButton {...look} href={(phone ?? shared.phone).link} data-call>
      <Icon name="phone" />
      <CallWords phone={phone} />
    </AnchorButton>
  );
}

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

/** "TTY 711", for people who are deaf or hard of hearing. Nothing if the practice gives no such number. */
export function TtyLink({ className }: { className?: string | undefined }) {
  const { tty } = useShared();
  return (
    tty && (
      <a href={tty.link} className={className}>
        {tty.label}
      </a>
    )
  );
}
