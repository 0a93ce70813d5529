import type { Hours } from "../../../site/schema/hours.ts";
import { OpenNow } from "./OpenNow.tsx";
import { weekdays } from "./opening-state.ts";
import type { OpenNowLabels } from "./state-text.ts";

const labels: OpenNowLabels = {
  open: "Open now, closes at {time}",
  opensToday: "Closed now, opens today at {time}",
  opensLater: "Closed now, opens {day} at {time}",
  closed: "Closed now",
  holiday: "Closed today for {holiday}. Opens {day} at {time}",
  label: "Right now:",
};
const week = (...spans: Hours["monday"]) => Object.fromEntries(weekdays.map((day) => [day, spans])) as Hours;
const always = week({ opens: "00:00", closes: "23:59" });
const common = { holidays: [], zone: -420, labels };

export const examples = {
  open: <OpenNow {...common} hours={always} />,
  "opens later": <OpenNow {...common} hours={{ ...week(), sunday: [{ opens: "08:30", closes: "12:00" }] }} />,
  closed: <OpenNow {...common} hours={week()} />,
  "closed, with a page that says what to do": (
    <OpenNow {...common} hours={week()} whenClosed={{ label: "After hours", path: "/after-hours" }} />
  ),
  "hours until there is a clock": (
    <OpenNow {...common} hours={always} before="Monday to Friday, 8 AM to 5 PM" />
  ),
};
