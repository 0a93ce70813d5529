/** Recipes for what visitors read and fill in: articles, answers, sheets, addresses. */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import {
  addPhoto,
  editFields,
  type Fields,
  filesOf,
  listIn,
  type Recipe,
  read,
  slugOf,
  write,
} from "./hands.ts";

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

export const readingRecipes: Recipe[] = [
  {
    name: "another sentence",
    follow: (root) =>
      editFields(root, "pages/home.yaml", (fields) => {
        const about = fields.get("about") as Fields;
        about.set(
          "lead",
          "We take the time that you need. Bring your questions, and we'll go through them together.",
        );
      }),
  },
  {
    name: "an alert",
    follow: (root) =>
      editFields(root, "alerts.yaml", (fields) =>
        listIn(fields, "alerts").add({
          text: "We close at noon today. For help before then, call {phone}. In an emergency, call 911.",
          // Shown on the day of every build.
          from: "2020-12-24 12:00",
          until: "2098-12-26 08:00",
        }),
      ),
  },
  {
    name: "a new article with a photo",
    follow: (root) => writeNews(root, "Our New Porch Is Open", 'date: "Nov 02, 2026"'),
  },
  {
    name: "an article for later",
    async follow(root) {
      await writeNews(root, "Our Next Porch Is Planned", 'date: "Nov 03, 2026"\ndraft: true');
      await writeNews(root, "Our Last Porch Is Far Off", 'date: "Nov 03, 2099"');
    },
  },
  {
    name: "a page gets another address",
    follow: (root) =>
      write(root, "redirects.yaml", "redirects:\n  - { from: /our-doctors, to: /providers }\n"),
  },
  {
    name: "an answer in the search",
    follow: (root) =>
      editFields(root, "search.yaml", (fields) =>
        listIn(fields, "answers").add({
          words: ["parking"],
          title: "Where to park",
          text: "Park at the front door. Call {phone} if you can't find a space.",
          path: "/contact-us",
        }),
      ),
  },
  {
    name: "a sheet to fill in and print",
    follow(root) {
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
    },
  },
];
