import type { Broken } from "./case.ts";

/** What patients come to do: task links, and the pages that they lead to. */
export const brokenTasks: Broken[] = [
  {
    name: "a task that leads to a heading with a typing mistake",
    break: (content) =>
      content.edit("navigation.yaml", "path: /pills-and-papers", "path: /pills-and-papers#more-pils"),
  },
  {
    name: "a link to a heading that is not there",
    break: (content) => content.edit("pages/home.yaml", "/about-us#how-we-work", "/about-us#opening-party"),
  },
  {
    name: "a link to a heading of a page without any",
    break: (content) => {
      content.edit("pages/the-way-here.md", /^## .*$/gm, "");
      content.edit("pages/the-way-here.md", /^officesAfter: .*\n/m, "");
      content.edit("pages/contact-us.yaml", "/the-way-here", "/the-way-here#doors");
    },
  },
  {
    name: "seven tasks",
    break: (content) =>
      content.edit(
        "navigation.yaml",
        "tasks:\n",
        "tasks:\n  - { label: Home, path: / }\n  - { label: Blogs, path: /blogs }\n",
      ),
  },
  {
    name: "a page for closed hours that is not there",
    break: (content) => content.edit("navigation.yaml", "whenClosed: /after-hours", "whenClosed: /after-our"),
  },
  {
    name: "offices under a heading that is not there",
    break: (content) => content.field("pages/the-way-here.md", "officesAfter", "doorss"),
  },
  {
    name: "an emergency of a text page that nobody has written",
    break: (content) => content.edit("pages/after-hours.md", "thin-air", "thick-air"),
  },
  {
    name: "a TTY number without quotes",
    break: (content) => content.field("practice.yaml", "tty", "711"),
  },
  {
    name: "a TTY number with its name",
    break: (content) => content.field("practice.yaml", "tty", "TTY 711"),
  },
];
