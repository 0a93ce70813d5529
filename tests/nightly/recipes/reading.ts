/** Recipes for what visitors read and fill in: articles, answers, sheets, addresses, closed hours. */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import {
  add,
  addPhoto,
  editFields,
  filesOf,
  listIn,
  type Recipe,
  read,
  set,
  slugOf,
  write,
} from "./edit-content.ts";

/** A short notice with a photo of its own, as the next article. */
async function writeNews(root: string, title: string, date: string) {
  const numbers = existsSync(path.join(root, "blogs"))
    ? filesOf(root, "blogs").map((file) => Number(slugOf(file).replace("blog-", "")))
    : [];
  const topic = parseDocument(read(root, "topics.yaml")).getIn(["topics", 0, "key"]);
  const photo = `blogs/${title.toLowerCase().replaceAll(" ", "-")}`;
  await addPhoto(root, photo);
  write(
    root,
    `blogs/blog-${Math.max(0, ...numbers) + 1}.md`,
    [
      "---",
      `title: ${title}`,
      date,
      "kind: news",
      `topic: ${topic}`,
      "excerpt: We've added a shaded porch with benches, so that you can wait outside on a nice day if you like.",
      `image: ${photo}`,
      "imageAlt: A shaded porch with two benches in front of an office door",
      "---",
      "We've added a porch with two benches. Wait there if you'd rather be outside. We'll call your name.",
      "",
    ].join("\n"),
  );
}

export function closedHours(root: string) {
  copyFileSync("tests/nightly/recipes/night-and-sundays.md", path.join(root, "pages/night-and-sundays.md"));
  editFields(root, "navigation.yaml", (fields) => {
    fields.set("whenClosed", "/night-and-sundays");
    const tasks = listIn(fields, "tasks");
    if (tasks.items.length === 6) tasks.delete(5);
    tasks.add({ label: "Nights and Sundays", path: "/night-and-sundays#emergencies" });
  });
}

function newSheet(root: string) {
  const [about, all] = [
    "Write it down at home and bring it along, so that nothing is left out when we talk.",
    "Sheets to print or to fill in on a screen, so that a visit can begin with what counts.",
  ];
  mkdirSync(path.join(root, "worksheets"), { recursive: true });
  write(
    root,
    "worksheets/sleep-log.yaml",
    `title: My Sleep\ndescription: ${about}\norder: 9\nlead: One line for each night.\nparts:\n  - title: Nights\n    columns:\n      - { label: Night }\n      - { label: Hours, size: narrow }\n`,
  );
  if (!existsSync(path.join(root, "pages/worksheets.yaml")))
    write(root, "pages/worksheets.yaml", `title: Sheets\ndescription: ${all}\nlead: Print a sheet.\n`);
}

export const moreToRead: Record<string, Recipe["follow"]> = {
  "another sentence": set("pages/home.yaml", {
    "about.lead": "We take the time that you need. Bring your questions, and we'll go through them together.",
  }),
  "an alert": add("alerts.yaml", "alerts", {
    text: "We close at noon today. For help before then, call {phone}. In an emergency, call 911.",
    // Shown on the day of every build.
    from: "2020-12-24 12:00",
    until: "2098-12-26 08:00",
  }),
  "a new article with a photo": (root) => writeNews(root, "Our New Porch Is Open", 'date: "Nov 02, 2026"'),
  "an article for later": async (root) => {
    await writeNews(root, "Our Next Porch Is Planned", 'date: "Nov 03, 2026"\ndraft: true');
    await writeNews(root, "Our Last Porch Is Far Off", 'date: "Nov 03, 2099"');
  },
  "a page gets another address": (root) =>
    write(root, "redirects.yaml", "redirects:\n  - { from: /our-doctors, to: /providers }\n"),
  "an answer in the search": add("search.yaml", "answers", {
    words: ["parking"],
    title: "Where to park",
    text: "Park at the front door. Call {phone} if you can't find a space.",
    path: "/contact-us",
  }),
  "a sheet to fill in and print": newSheet,
};
