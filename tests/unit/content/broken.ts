/** Mistakes that take more than one edit, or a file that is no text. */
import { mkdirSync, symlinkSync } from "node:fs";
import type { Copy } from "./copy.ts";

/** A mistake: the content is broken, and this is how each message begins, as "file:line field: found". */
export type Mistake = [name: string, damage: (content: Copy) => void, ...says: string[]];

const article = "blogs/blog-1.md";

/** References that multiply: nine lists of nine. */
const bomb = [..."abcdefghi"].map((name, place, all) => {
  const items = place === 0 ? ["x", "x"] : Array(9).fill(`*${all[place - 1]}`);
  return `${name}: &${name} [${items.join(", ")}]`;
});

export const otherMistakes: Mistake[] = [
  [
    "mistakes of several kinds in several files",
    (content) => {
      content.article({ date: "date: Feb 30, 2021", more: "auther: Me" }, "<b>Walk</b>\n");
      content.field("practice.yaml", "email", "nobody");
      content.remove("topics.yaml");
    },
    'practice.yaml email: "nobody"',
    "topics.yaml file: nothing",
    `${article}:3 date: "Feb 30, 2021"`,
    `${article}:13 auther: an unknown field "auther"`,
    `${article}:15 text: HTML: <b>`,
    `${article}:15 text: HTML: </b>`,
  ],
  [
    "a field with a typing mistake",
    (content) => content.article({ excerpt: undefined, more: `exerpt: ${"Why a walk is good. ".repeat(5)}` }),
    `${article}:12 exerpt: an unknown field "exerpt"`,
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
    "a picture that is not there",
    (content) => {
      content.removePicture(/^image: (.*)$/m.exec(content.read(article))?.[1] ?? "");
      content.article({ image: "image: blogs/morning-stroll" });
    },
    `${article}:6 image: nothing there`,
  ],
  [
    "a folder with the name of a file",
    (content) => void mkdirSync(content.path("services/dental-care.md")),
    "services/dental-care.md file: a folder",
  ],
  [
    "a file that is a link to itself",
    (content) => symlinkSync("loop.md", content.path("services/loop.md")),
    "services/loop.md file: a symbolic link to another place",
  ],
  [
    "facts, a folder and a drawing that are links to files elsewhere",
    (content) => {
      content.move("practice.yaml", "../practice.yaml");
      symlinkSync("../practice.yaml", content.path("practice.yaml"));
      symlinkSync("services", content.path("elsewhere"));
      symlinkSync("/etc/hostname", content.path("images/hostname.svg"));
    },
    "elsewhere file: a symbolic link to another place",
    "images/hostname.svg file: a symbolic link to another place",
    "practice.yaml file: a symbolic link to another place",
  ],
  [
    "a link to a draft",
    (content) => {
      content.article({ title: "title: Wait for It", more: "draft: true" });
      content.field("navigation.yaml", "whenClosed", "/blogs/wait-for-it");
    },
    "navigation.yaml whenClosed: /blogs/wait-for-it, which is not published:",
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
    "topics.yaml:1 text: a character that can't be seen (U+FFFD)",
  ],
  [
    "a file saved as UTF-16",
    (content) => content.write("topics.yaml", Buffer.from("topics: []", "utf16le")),
    "topics.yaml:1 text: a character that can't be seen (U+0000)",
  ],
];
