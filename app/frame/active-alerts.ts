import type { ShownAlert } from "../../site/view/alerts.server.ts";

/** Alerts active at `now`; while prerendering, those active at build time. */
export function activeAlerts(alerts: ShownAlert[], now: Date | undefined): ShownAlert[] {
  return alerts.filter(({ from, until, shownAtBuild }) =>
    now === undefined ? shownAtBuild : from <= now.getTime() && now.getTime() < until,
  );
}
