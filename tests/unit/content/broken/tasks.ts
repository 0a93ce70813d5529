import type { Broken } from "./case.ts";

/** What patients come to do: task links, and the pages that they lead to. */
export const brokenTasks: Broken[] = [
  {
    name: "a task that leads to a heading with a typing mistake",
    says: ["navigation.yaml tasks > no. 4 > path: /pills-and-papers#more-pils"],
    break: (content) =>
      content.edit("navigation.yaml", "path: /pills-and-papers", "path: /pills-and-papers#more-pils"),
  },
  {
    name: "a link to a heading that is not there",
    says: ["pages/home.yaml about > facts > no. 1 > path: /about-us#opening-party"],
    break: (content) => content.edit("pages/home.yaml", "/about-us#how-we-work", "/about-us#opening-party"),
  },
  {
    name: "seven tasks",
    says: ["navigation.yaml tasks: 7 entries"],
    break: (content) => content.edit("navigation.yaml", "tasks:\n", "tasks:\n  - { label: Home, path: / }\n"),
  },
  {
    name: "a task that is neither a page nor a link for patients",
    says: ['navigation.yaml tasks > no. 6 > path: "portel"'],
    break: (content) => content.edit("navigation.yaml", "path: portal", "path: portel"),
  },
  {
    name: "a page for closed hours that is not there",
    says: ["navigation.yaml whenClosed: /after-our"],
    break: (content) => content.edit("navigation.yaml", "whenClosed: /after-hours", "whenClosed: /after-our"),
  },
  {
    name: "offices under a heading that is not there",
    says: ['pages/the-way-here.md officesAfter: "doorss"'],
    break: (content) => content.field("pages/the-way-here.md", "officesAfter", "doorss"),
  },
  {
    name: "a TTY number without quotes",
    says: ["practice.yaml tty: 711"],
    break: (content) => content.field("practice.yaml", "tty", "711"),
  },
];
