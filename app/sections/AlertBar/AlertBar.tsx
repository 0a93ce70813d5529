import { Container } from "../../components/Container/Container.tsx";
import { useMinute } from "../../components/OpenNow/useMinute.ts";
import { useChrome } from "../useChrome.ts";
import styles from "./AlertBar.module.css";
import { activeAlerts } from "./activeAlerts.ts";

/**
 * Notices at the top of every page, between their two moments. A page built long ago hides them by itself; read without
 * scripts it still says until when they hold.
 */
export function AlertBar() {
  const { alerts, words } = useChrome();
  const now = useMinute();
  if (alerts.length === 0) return null;
  const active = activeAlerts(alerts, now);
  return (
    // Stands in the page even while it is empty, so that a notice that begins now is read out.
    <div role="status" className="no-print">
      {active.length > 0 && (
        <section aria-label={words.alert} className={styles.AlertBar}>
          <Container>
            {active.map(({ text, from, untilText }) => (
              <p key={from + text} className={styles.notice}>
                <strong>{text}</strong> {untilText}
              </p>
            ))}
          </Container>
        </section>
      )}
    </div>
  );
}
