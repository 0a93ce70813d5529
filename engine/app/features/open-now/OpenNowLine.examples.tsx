import type { Hours } from "../../../data/schema/hours.ts";
import { OpenNowLine } from "./OpenNowLine.tsx";
import { weekdays } from "./opening-state.ts";

const week = (...spans: Hours["monday"]) => ({
  hours: Object.fromEntries(weekdays.map((day) => [day, spans])) as Hours,
  holidays: [],
});

export const examples = {
  open: <OpenNowLine office={week({ opens: "00:00", closes: "23:59" })} />,
  closed: <OpenNowLine office={week()} />,
};
