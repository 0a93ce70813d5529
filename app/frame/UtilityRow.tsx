import { Container } from "../components/Container/Container.tsx";
import { OpenNowLine } from "../features/open-now/OpenNowLine.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { UtilityLinks } from "./UtilityLinks.tsx";
import styles from "./UtilityRow.module.css";

/** A slim row above the menu: whether the office is open, and what patients ask for most. */
export function UtilityRow({ className }: { className: string | undefined }) {
  const { labels } = useShared();
  return (
    <div className={className} data-slim>
      <Container className={styles.UtilityRow}>
        <OpenNowLine showHours className={styles.state} />
        <UtilityLinks label={labels.menu.utility} className={styles.links} />
      </Container>
    </div>
  );
}
