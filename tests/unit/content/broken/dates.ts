import type { Broken } from "./case.ts";

const note = (date: string) => `notes:\n  - { date: "${date}", text: The advice has changed. }`;
const alert = (from: string, until: string) =>
  `alerts:\n  - text: We close early.\n    from: ${from}\n    until: ${until}\n`;

export const brokenDates: Broken[] = [
  {
    name: "a day that does not exist",
    break: (content) => content.article({ date: "date: Jun 31, 2021" }),
  },
  {
    name: "February 29 in a common year",
    break: (content) => content.article({ date: "date: Feb 29, 2021" }),
  },
  {
    name: "a month written out",
    break: (content) => content.article({ date: "date: July 12, 2021" }),
  },
  {
    name: "a month that does not exist",
    break: (content) => content.article({ date: "date: Jly 12, 2021" }),
  },
  {
    name: "a day of one digit",
    break: (content) => content.article({ date: "date: Jul 9, 2021" }),
  },
  { name: "a date in numbers", break: (content) => content.article({ date: "date: 2021-07-12" }) },
  { name: "a year as a date", break: (content) => content.article({ date: "date: 2021" }) },
  {
    name: "a note dated before its article",
    break: (content) => content.article({ more: note("Jul 11, 2021") }),
  },
  {
    name: "a note of the same day as its article",
    break: (content) => content.article({ more: note("Jul 12, 2021") }),
  },
  {
    name: "a note on a day that does not exist",
    break: (content) => content.article({ more: note("Apr 31, 2023") }),
  },
  {
    name: "an alert on February 30",
    break: (content) => content.write("alerts.yaml", alert("2026-02-30 12:00", "2026-03-02 08:00")),
  },
  {
    name: "an alert at 25 o'clock",
    break: (content) => content.write("alerts.yaml", alert("2026-02-20 25:00", "2026-03-02 08:00")),
  },
  {
    name: "an alert that ends before it begins",
    break: (content) => content.write("alerts.yaml", alert("2026-12-24 12:00", "2026-12-23 12:00")),
  },
  {
    name: "a holiday without quotes",
    break: (content) =>
      content.edit(
        "practice.yaml",
        /date: Nov 26, 2026\n {4}name: Thanksgiving Day/,
        "{ date: Nov 26, 2026, name: Thanksgiving Day }",
      ),
  },
];
