import { formatCount } from "../../data/labels/format.ts";
import type { ShownAlert } from "../../data/view/alerts.server.ts";
import { Container } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Words } from "../components/Words/Words.tsx";
import { useMinute } from "../features/open-now/useMinute.ts";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./AlertBar.module.css";

/**
 * Alerts at the top of every page, between their start and end. A page built long ago hides old ones after hydration;
 * without JavaScript the text still includes the end.
 */
export function AlertBar() {
  const { alerts, labels } = useShared();
  const now = useMinute();
  if (alerts.length === 0) return null;
  const active = activeAlerts(alerts, now);
  return (
    // Rendered even while empty: a live region must exist before an alert is added to it.
    <div role="status" className="no-print">
      {active.length > 0 && (
        <section aria-label={labels.alert} className={styles.AlertBar} data-kind={active[0]?.kind}>
          <Container className={styles.notices}>
            <Icon name={active[0]?.kind === "closure" ? "warning" : "notice"} size={22} />
            <Notices alerts={active.slice(0, 1)} />
            {active.length > 1 && (
              <details>
                <summary>{formatCount(labels.alertsMore, active.length - 1)}</summary>
                <Notices alerts={active.slice(1)} />
              </details>
            )}
          </Container>
        </section>
      )}
    </div>
  );
}

function Notices({ alerts }: { alerts: ShownAlert[] }) {
  return alerts.map(({ text, from, untilText, language }) => (
    <p key={from + JSON.stringify(text)} className={styles.notice}>
      <strong lang={language}>
        <Words parts={text} />
      </strong>{" "}
      {untilText}
    </p>
  ));
}

/** Alerts active at `now`; while prerendering, those active at build time. */
export function activeAlerts(alerts: ShownAlert[], now: Date | undefined): ShownAlert[] {
  return alerts.filter(({ from, until, shownAtBuild }) =>
    now === undefined ? shownAtBuild : from <= now.getTime() && now.getTime() < until,
  );
}
