import type { Hours } from "../../../site/schema/hours.ts";
import { labels as allLabels } from "../../../site/schema/interface.ts";
import { OpenNow } from "./OpenNow.tsx";
import { weekdays } from "./opening-state.ts";

const { openNow: labels } = allLabels.parse({});
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
