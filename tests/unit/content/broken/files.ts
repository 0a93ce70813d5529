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
  {
    name: "a suite that YAML takes for a comment",
    break: (content) => content.field("locations/monte-vista-co.md", "street", "8035 E Brown Rd. #12"),
  },
  {
    name: "a placeholder first in a text without quotes",
    break: (content) => content.article({ title: "title: {practice} walks" }),
  },
  {
    name: "strong words first in a text without quotes",
    break: (content) => content.article({ title: "title: **Walking** daily" }),
  },
  {
    name: "an apostrophe inside single quotes",
    break: (content) => content.article({ title: "title: 'It's a walk'" }),
  },
  {
    name: "an empty list above entries",
    break: (content) =>
      content.write(
        "alerts.yaml",
        "alerts: []\n  - text: We close early.\n    from: 2026-12-24 12:00\n    until: 2026-12-24 18:00\n",
      ),
  },
  {
    name: "curly quotes around a time",
    break: (content) => content.field("practice.yaml", "monday", "“08:00-17:00”"),
  },
  {
    name: "an office that is named twice",
    break: (content) => content.field("providers/lena-wu-do.md", "offices", "[taos-nm, Taos-nm]"),
  },
  {
    name: "a question that is asked twice",
    break: (content) =>
      content.edit(
        "services/yearly-checkups.md",
        /(id: how-long\n) {4}question: .*\n/,
        `id: how-long\n    question: ${/question: (.*)/.exec(content.read("services/yearly-checkups.md"))?.[1]}\n`,
      ),
  },
  {
    name: "an answer of the search that is pasted twice",
    break: (content) =>
      content.edit(
        "search.yaml",
        "answers:\n",
        `answers:\n${/(?<=answers:\n)(?: {2}- .*\n(?: {4}.*\n)+)/.exec(content.read("search.yaml"))?.[0]}`,
      ),
  },
  {
    name: "an article without a text",
    break: (content) => content.article({}, ""),
  },
  {
    name: "an article whose ending is in capitals",
    break: (content) => content.write("blogs/blog-3.MD", content.read("blogs/blog-2.md")),
  },
  {
    name: "a page whose ending is yml",
    break: (content) => content.write("pages/prices.yml", "title: Prices"),
  },
  {
    name: "a page with a name that the site uses itself",
    break: (content) => content.write("pages/assets.md", content.read("pages/about-us.md")),
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
