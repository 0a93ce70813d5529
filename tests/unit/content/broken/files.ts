import type { Broken } from "./case.ts";

const bomb = [
  "a: &a [x, x]",
  ...[..."bcdefghi"].map(
    (name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[index]}`).join(", ")}]`,
  ),
].join("\n");

export const brokenFiles: Broken[] = [
  { name: "an empty article", break: (content) => content.write("blogs/blog-1.md", "") },
  { name: "an empty YAML file", break: (content) => content.write("topics.yaml", "") },
  {
    name: "a YAML file of one sentence",
    break: (content) => content.write("topics.yaml", "Topics come here."),
  },
  {
    name: "an article without front matter",
    break: (content) => content.write("blogs/blog-1.md", "Walk a little.\n"),
  },
  {
    name: "front matter that is not closed",
    break: (content) => content.write("blogs/blog-1.md", "---\ntitle: Walk\n\nWalk a little.\n"),
  },
  {
    name: "front matter without a field",
    break: (content) => content.write("blogs/blog-1.md", "---\n---\nWalk a little.\n"),
  },
  {
    name: "a field that stands twice",
    break: (content) => content.article({ more: "title: Another" }),
  },
  {
    name: "a colon in a text without quotes",
    break: (content) => content.article({ title: "title: Walking: how to begin" }),
  },
  {
    name: "a quote that is not closed",
    break: (content) => content.write("topics.yaml", 'topics:\n  - { key: sleep, name: "Sleep }\n'),
  },
  {
    name: "a bracket that is not closed",
    break: (content) => content.write("topics.yaml", "topics: [sleep\n"),
  },
  {
    name: "a tab at the start of a line",
    break: (content) => content.write("topics.yaml", "topics:\n\t- key: sleep\n"),
  },
  {
    name: "a line that stands too far left",
    break: (content) => content.write("topics.yaml", "topics:\n    - key: sleep\n   name: Sleep\n"),
  },
  {
    name: "a text that begins with a star",
    break: (content) => content.article({ title: "title: *Walking" }),
  },
  {
    name: "a text that begins with an ampersand",
    break: (content) => content.article({ title: "title: &More walking" }),
  },
  {
    name: "a text that begins with an at sign",
    break: (content) => content.article({ title: "title: @home" }),
  },
  {
    name: "a text that begins with an exclamation mark",
    break: (content) => content.article({ title: "title: !Walk" }),
  },
  {
    name: "a list that refers to itself",
    break: (content) => content.write("topics.yaml", "topics: &loop [*loop]\n"),
  },
  {
    name: "references that multiply without end",
    break: (content) => content.write("topics.yaml", bomb),
  },
  {
    name: "two documents in one file",
    break: (content) => content.write("topics.yaml", "topics: []\n---\ntopics: []\n"),
  },
  {
    name: "a field of 30,000 characters",
    break: (content) => content.field("pages/home.yaml", "caption", "walk ".repeat(6_000)),
  },
  { name: "a NUL byte", break: (content) => content.article({}, "Walk\u0000 daily.\n") },
  {
    name: "bytes that are not UTF-8",
    break: (content) => content.write("topics.yaml", Buffer.from("topics: [caf\xe9]", "latin1")),
  },
  {
    name: "a file saved as UTF-16",
    break: (content) => content.write("topics.yaml", Buffer.from("topics: []", "utf16le")),
  },
  {
    name: "a sign that turns text around",
    break: (content) => content.article({}, "Call \u202e2410-555\u202c now.\n"),
  },
  {
    name: "a sign that isolates a direction",
    break: (content) => content.article({}, "Call \u2067now\u2069.\n"),
  },
  {
    name: "a space without width",
    break: (content) => content.article({ title: "title: Walk\u200bing" }),
  },
  { name: "a soft hyphen", break: (content) => content.article({}, "Walk\u00ading.\n") },
];
