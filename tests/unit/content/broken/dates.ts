import type { Broken } from "./case.ts";

const note = (date: string) => `notes:\n  - { date: "${date}", text: The advice has changed. }`;
const alert = (from: string, until: string) =>
  `alerts:\n  - text: We close early.\n    from: ${from}\n    until: ${until}\n`;

export const brokenDates: Broken[] = [
  {
    name: "a day that does not exist",
    says: ['blogs/blog-1.md:3 date: "Jun 31, 2021"'],
    break: (content) => content.article({ date: "date: Jun 31, 2021" }),
  },
  {
    name: "a month written out",
    says: ['blogs/blog-1.md:3 date: "July 12, 2021"'],
    break: (content) => content.article({ date: "date: July 12, 2021" }),
  },
  {
    name: "a date in numbers",
    says: ['blogs/blog-1.md:3 date: "2021-07-12"'],
    break: (content) => content.article({ date: "date: 2021-07-12" }),
  },
  {
    name: "a note dated before its article",
    says: ["blogs/blog-1.md:14 notes > no. 1 > date: Jul 11, 2021"],
    break: (content) => content.article({ more: note("Jul 11, 2021") }),
  },
  {
    name: "a note on a day that does not exist",
    says: ['blogs/blog-1.md:14 notes > no. 1 > date: "Apr 31, 2023"'],
    break: (content) => content.article({ more: note("Apr 31, 2023") }),
  },
  {
    name: "an alert on February 30",
    says: ['alerts.yaml:3 alerts > no. 1 > from: "2026-02-30 12:00"'],
    break: (content) => content.write("alerts.yaml", alert("2026-02-30 12:00", "2026-03-02 08:00")),
  },
  {
    name: "an alert that ends before it begins",
    says: ['alerts.yaml:4 alerts > no. 1 > until: "2026-12-23 12:00"'],
    break: (content) => content.write("alerts.yaml", alert("2026-12-24 12:00", "2026-12-23 12:00")),
  },
  {
    name: "a holiday without quotes",
    says: [
      'practice.yaml holidays > no. 1 > date: "Nov 26"',
      'practice.yaml holidays > no. 1 > 2026: an unknown field "2026"',
    ],
    break: (content) =>
      content.edit(
        "practice.yaml",
        /date: Nov 26, 2026\n {4}name: Thanksgiving Day/,
        "{ date: Nov 26, 2026, name: Thanksgiving Day }",
      ),
  },
];
