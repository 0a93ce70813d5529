import type { ShownAlert } from "../../content/alerts.server.ts";

/** Those whose time it is. Without a clock: those that stood in the page when it was built. */
export function activeAlerts(alerts: ShownAlert[], now: Date | undefined): ShownAlert[] {
  return alerts.filter(({ from, until, shownAtBuild }) =>
    now === undefined ? shownAtBuild : from <= now.getTime() && now.getTime() < until,
  );
}
