/** Mistakes that take more than one edit, or a file that is no text. */
import { mkdirSync, symlinkSync } from "node:fs";
import type { Copy } from "./copy.ts";

/** A mistake: the content is broken, and this is how each message begins, as "file:line field: found". */
export type Mistake = [name: string, damage: (content: Copy) => void, ...says: string[]];

const article = "blogs/blog-1.md";
const person = "providers/lena-wu-do.md";
const checkups = "services/yearly-checkups.md";

const emergency = (id: string) =>
  `  - { id: ${id}, title: T, signs: [S], action: A, calls: [{ label: Call 911, phone: "911" }] }\n`;
/** With those that a text page of the practice shows. */
const emergencies = `emergencies:\n${["stroke", "burns", "snake-bite", "thin-air", "dark-thoughts"].map(emergency).join("")}`;
/** References that multiply: nine lists of nine. */
const bomb = [..."abcdefghi"].map((name, place, all) => {
  const items = place === 0 ? ["x", "x"] : Array(9).fill(`*${all[place - 1]}`);
  return `${name}: &${name} [${items.join(", ")}]`;
});
const waiting = "navigation.yaml whenClosed: /blogs/wait-for-it, which is not published:";

export const otherMistakes: Mistake[] = [
  ["a field left out", (content) => content.article({ title: undefined }), `${article}:2 title: nothing`],
  [
    "a picture without a description",
    (content) => content.article({ imageAlt: undefined }),
    `${article}:2 imageAlt: nothing`,
  ],
  [
    "a field with a typing mistake",
    (content) => content.article({ excerpt: undefined, more: `exerpt: ${"Why a walk is good. ".repeat(5)}` }),
    `${article}:2 excerpt: nothing`,
    `${article}:12 exerpt: an unknown field "exerpt"`,
  ],
  [
    "a field that stands twice",
    (content) => content.article({ more: "title: Another" }),
    `${article}:13 layout: "title: Another"`,
  ],
  [
    "a style that is misspelled",
    (content) => content.edit("practice.yaml", /style: \w+$/m, "style: bolt"),
    'practice.yaml insurers > no. 1 > style: "bolt"',
  ],
  [
    "a portrait without a description",
    (content) => content.edit("providers/thomas-obrien-fnp-c.md", /^imageAlt: .*\n/m, ""),
    "providers/thomas-obrien-fnp-c.md imageAlt: nothing",
  ],
  [
    "a holiday without quotes",
    (content) =>
      content.edit(
        "practice.yaml",
        /date: Nov 26, 2026\n {4}name: (?=T)/,
        "{ date: Nov 26, 2026, name: T }\n#",
      ),
    'practice.yaml holidays > no. 1 > date: "Nov 26"',
    'practice.yaml holidays > no. 1 > 2026: an unknown field "2026"',
  ],
  [
    "two articles with the same address",
    (content) => {
      const other = /^title: "?(.*?)"?$/m.exec(content.read("blogs/blog-2.md"))?.[1];
      content.article({ title: `title: "${other?.toUpperCase()}"` });
    },
    "blogs/blog-2.md slug: /blogs/when-a-heart-is-heavy-grief-after-a-loss,",
  ],
  [
    "a provider's file that does not fit the name",
    (content) => content.move(person, "providers/someone-else-md.md"),
    "providers/someone-else-md.md file name: someone-else-md.md",
  ],
  [
    "an article file without a number",
    (content) => content.move("blogs/blog-2.md", "blogs/sleep.md"),
    "blogs/sleep.md file name: sleep.md",
  ],
  [
    "a service file with capitals and spaces",
    (content) => content.write("services/Dental Care.md", content.read("services/lab-tests.md")),
    "services/Dental Care.md file name: Dental Care.md",
  ],
  [
    "an article whose ending is in capitals",
    (content) => content.write("blogs/blog-3.MD", content.read("blogs/blog-2.md")),
    "blogs/blog-3.MD file name: blogs/blog-3.MD",
  ],
  [
    "a page with a name that the site uses itself",
    (content) => content.write("pages/assets.md", content.read("pages/about-us.md")),
    "pages/assets.md file name: assets.md",
  ],
  [
    "two topics with the same key",
    (content) => content.edit("topics.yaml", "topics:\n", "topics:\n  - key: feet\n    name: Again\n"),
    'topics.yaml:10 topics: "feet" twice',
  ],
  [
    "an emergency with a typing mistake",
    (content) => {
      content.write("emergencies.yaml", emergencies);
      content.article({ more: "urgency: { emergencies: [stroke, stork, gout] }" });
    },
    `${article}:13 urgency > emergencies > no. 2: "stork"`,
    `${article}:13 urgency > emergencies > no. 3: "gout"`,
  ],
  [
    "two emergencies with the same id",
    (content) => {
      content.article({});
      content.write("emergencies.yaml", emergencies.replace("burns", "stroke"));
    },
    'emergencies.yaml emergencies: "stroke" twice',
  ],
  [
    "a picture that is not there",
    (content) => {
      content.removePicture(/^image: (.*)$/m.exec(content.read(article))?.[1] ?? "");
      content.article({ image: "image: blogs/morning-stroll" });
    },
    `${article}:6 image: nothing there`,
  ],
  ["a missing file", (content) => content.remove("practice.yaml"), "practice.yaml file: nothing"],
  ["a missing folder", (content) => content.remove("locations"), "locations folder: none"],
  [
    "a folder with the name of a file",
    (content) => void mkdirSync(content.path("services/dental-care.md")),
    "services/dental-care.md file: a folder",
  ],
  [
    "a file that is a link to itself",
    (content) => symlinkSync("loop.md", content.path("services/loop.md")),
    "services/loop.md file: nothing",
  ],
  ...["draft: true", 'date: "Jan 02, 2099"'].map(
    (line): Mistake => [
      line.startsWith("draft") ? "a link to a draft" : "a link to an article of the future",
      (content) => {
        content.article({ title: "title: Wait for It", [line.startsWith("date") ? "date" : "more"]: line });
        content.field("navigation.yaml", "whenClosed", "/blogs/wait-for-it");
      },
      waiting,
    ],
  ),
  [
    "a part of a worksheet without anything to fill in",
    (content) => content.edit("worksheets/weight-log.yaml", / {4}columns:[\s\S]*/, "    fields: []\n"),
    "worksheets/weight-log.yaml parts > no. 1 > fields: []",
  ],
  [
    "a paragraph of 30,000 characters",
    (content) => content.article({}, `${"walk ".repeat(6_000)}\n`),
    `${article}:14 text: 30,001 characters`,
  ],
  [
    "a field of 30,000 characters",
    (content) => content.field("pages/home.yaml", "caption", "walk ".repeat(6_000)),
    "pages/home.yaml about > caption: 29,999 characters",
  ],
  [
    "a text of one megabyte",
    (content) => content.article({}, `${"walk ".repeat(210_000)}\n`),
    `${article} file: 1,050,472 characters`,
  ],
  [
    "a table in a field of plain text",
    (content) =>
      content.field("pages/contact-us.yaml", "lead", "|\n  # Hours\n\n  | Day | Time |\n  |---|---|"),
    'pages/contact-us.yaml lead: signs of Markdown or HTML: "# Hours"',
  ],
  [
    "raw HTML in an answer",
    (content) =>
      content.edit(
        checkups,
        /id: how-long\n.*\n {4}answer: .*\n/,
        "id: how-long\n    question: What?\n    answer: |\n      Walk.\n\n      <b>Rest</b>.\n",
      ),
    `${checkups} questions > no. 3 > answer: HTML: <b>`,
    `${checkups} questions > no. 3 > answer: HTML: </b>`,
  ],
  [
    "a picture in a page's field",
    (content) =>
      content.edit(
        "pages/insurance.yaml",
        /text: \|-\n/,
        "text: |-\n  ![A tree in the wind](blogs/tree)\n\n",
      ),
    "pages/insurance.yaml text: a picture",
  ],
  [
    "two versions that git has merged",
    (content) =>
      content.edit("practice.yaml", /^(phone: .*)$/m, "<<<<<<< HEAD\nphone: 1\n=======\nphone: 2\n>>>>>>> b"),
    "practice.yaml text: two versions that were merged",
  ],
  [
    "a folder in capitals",
    (content) => content.write("Blogs/blog-9.md", "An article"),
    "Blogs/blog-9.md file name: Blogs/blog-9.md",
  ],
  [
    "a PDF among the pictures",
    (content) => content.write("images/blogs/form.pdf", "%PDF-1.4"),
    "images/blogs/form.pdf file name: .pdf",
  ],
  [
    "a PDF that is not listed",
    (content) => content.write("files/patients.pdf", "%PDF-1.4"),
    "files/patients.pdf file name: a file that is not listed",
  ],
  [
    "a listed PDF that is not there",
    (content) => content.remove("files/first-visit.pdf"),
    "downloads.yaml downloads > no. 1 > file: nothing there",
  ],
  [
    "a listed file that is no PDF",
    (content) => content.write("files/first-visit.pdf", "PK a document of Word"),
    "downloads.yaml downloads > no. 1 > file: a file that is no PDF",
  ],
  [
    "references that multiply without end",
    (content) => content.write("topics.yaml", bomb.join("\n")),
    ...[..."abcdefghi"].map((name, place) => `topics.yaml:${place + 1} layout: "${name}: &${name} [`),
  ],
  [
    "bytes that are not UTF-8",
    (content) => content.write("topics.yaml", Buffer.from("topics: [caf\xe9]", "latin1")),
    "topics.yaml:1 text: a character that can't be shown (U+FFFD)",
  ],
  [
    "a file saved as UTF-16",
    (content) => content.write("topics.yaml", Buffer.from("topics: []", "utf16le")),
    "topics.yaml:1 text: a character that can't be shown (U+0000)",
  ],
];
