import type { Broken } from "./case.ts";

const bomb = [
  "a: &a [x, x]",
  ...[..."bcdefghi"].map(
    (name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[index]}`).join(", ")}]`,
  ),
].join("\n");

export const brokenFiles: Broken[] = [
  {
    name: "two versions that git has merged",
    says: ["practice.yaml text: two versions that were merged"],
    break: (content) =>
      content.edit("practice.yaml", /^(phone: .*)$/m, "<<<<<<< HEAD\nphone: 1\n=======\nphone: 2\n>>>>>>> b"),
  },
  {
    name: "a folder in capitals",
    says: ["Blogs/blog-9.md folder: Blogs"],
    break: (content) => content.write("Blogs/blog-9.md", "An article"),
  },
  {
    name: "a line that is too far left, without its echoes",
    says: ["practice.yaml layout: a line that is too far left or right"],
    break: (content) => content.edit("practice.yaml", "  tuesday:", " tuesday:"),
  },
  {
    name: "an empty article",
    says: ["blogs/blog-1.md:1 front matter: an empty file"],
    break: (content) => content.write("blogs/blog-1.md", ""),
  },
  {
    name: "an empty YAML file",
    says: ["topics.yaml:1 : no fields"],
    break: (content) => content.write("topics.yaml", ""),
  },
  {
    name: "a YAML file of one sentence",
    says: ['topics.yaml:1 : "Topics come here."'],
    break: (content) => content.write("topics.yaml", "Topics come here."),
  },
  {
    name: "an article without front matter",
    says: ['blogs/blog-1.md:1 front matter: "Walk a little."'],
    break: (content) => content.write("blogs/blog-1.md", "Walk a little.\n"),
  },
  {
    name: "front matter that is not closed",
    says: ["blogs/blog-1.md:1 front matter: only the first"],
    break: (content) => content.write("blogs/blog-1.md", "---\ntitle: Walk\n\nWalk a little.\n"),
  },
  {
    name: "front matter without a field",
    says: ["blogs/blog-1.md:2 : no fields"],
    break: (content) => content.write("blogs/blog-1.md", "---\n---\nWalk a little.\n"),
  },
  {
    name: "a field that stands twice",
    says: ["blogs/blog-1.md:13 layout: a field that is here twice"],
    break: (content) => content.article({ more: "title: Another" }),
  },
  {
    name: "a colon in a text without quotes",
    says: ["blogs/blog-1.md:2 layout: a second colon in the text"],
    break: (content) => content.article({ title: "title: Walking: how to begin" }),
  },
  {
    name: "a quote that is not closed",
    says: ["topics.yaml:3 layout: a quote or a colon that is missing"],
    break: (content) => content.write("topics.yaml", 'topics:\n  - { key: sleep, name: "Sleep }\n'),
  },
  {
    name: "a bracket that is not closed",
    says: ["topics.yaml:2 layout: a line that is too far left or right, or an"],
    break: (content) => content.write("topics.yaml", "topics: [sleep\n"),
  },
  {
    name: "a tab at the start of a line",
    says: ["topics.yaml:2 layout: a tab"],
    break: (content) => content.write("topics.yaml", "topics:\n\t- key: sleep\n"),
  },
  {
    name: "a line that stands too far left",
    says: ["topics.yaml:3 layout: a line that is too far left or right, or an"],
    break: (content) => content.write("topics.yaml", "topics:\n    - key: sleep\n   name: Sleep\n"),
  },
  {
    name: "a text that begins with a star",
    says: ["blogs/blog-1.md:2 layout: *Walking, which begins with a sign that has a"],
    break: (content) => content.article({ title: "title: *Walking" }),
  },
  {
    name: "a text that begins with an at sign",
    says: ["blogs/blog-1.md:2 layout: a sign that has a meaning of its own at the"],
    break: (content) => content.article({ title: "title: @home" }),
  },
  {
    name: "a list that refers to itself",
    says: ["topics.yaml:1 layout: &loop, which begins with a sign that has a"],
    break: (content) => content.write("topics.yaml", "topics: &loop [*loop]\n"),
  },
  {
    name: "references that multiply without end",
    says: [
      "topics.yaml:1 layout: &a, which begins with a sign that has a meaning",
      "topics.yaml:2 layout: &b, which begins with a sign that has a meaning",
      "topics.yaml:3 layout: &c, which begins with a sign that has a meaning",
      "topics.yaml:4 layout: &d, which begins with a sign that has a meaning",
      "topics.yaml:5 layout: &e, which begins with a sign that has a meaning",
      "topics.yaml:6 layout: &f, which begins with a sign that has a meaning",
      "topics.yaml:7 layout: &g, which begins with a sign that has a meaning",
      "topics.yaml:8 layout: &h, which begins with a sign that has a meaning",
      "topics.yaml:9 layout: &i, which begins with a sign that has a meaning",
    ],
    break: (content) => content.write("topics.yaml", bomb),
  },
  {
    name: "two documents in one file",
    says: ["topics.yaml:2 layout: a line of ---"],
    break: (content) => content.write("topics.yaml", "topics: []\n---\ntopics: []\n"),
  },
  {
    name: "a field of 30,000 characters",
    says: ["pages/home.yaml about > caption: 29,999 characters"],
    break: (content) => content.field("pages/home.yaml", "caption", "walk ".repeat(6_000)),
  },
  {
    name: "a suite that YAML takes for a comment",
    says: ['locations/monte-vista-co.md layout: "8035 E Brown Rd.". What follows is taken for a'],
    break: (content) => content.field("locations/monte-vista-co.md", "street", "8035 E Brown Rd. #12"),
  },
  {
    name: "a placeholder first in a text without quotes",
    says: ["blogs/blog-1.md:2 layout: a text that begins with { or [, and goes on"],
    break: (content) => content.article({ title: "title: {practice} walks" }),
  },
  {
    name: "strong words first in a text without quotes",
    says: ["blogs/blog-1.md:2 layout: a text that begins with & or *"],
    break: (content) => content.article({ title: "title: **Walking** daily" }),
  },
  {
    name: "an apostrophe inside single quotes",
    says: ["blogs/blog-1.md:2 layout: a text that ends at a quote or an apostrophe in"],
    break: (content) => content.article({ title: "title: 'It's a walk'" }),
  },
  {
    name: "an empty list above entries",
    says: ["alerts.yaml:2 layout: entries below a field that says [], an empty"],
    break: (content) =>
      content.write(
        "alerts.yaml",
        "alerts: []\n  - text: We close early.\n    from: 2026-12-24 12:00\n    until: 2026-12-24 18:00\n",
      ),
  },
  {
    name: "curly quotes around a time",
    says: ['practice.yaml hours > monday: "“08:00-17:00”"'],
    break: (content) => content.field("practice.yaml", "monday", "“08:00-17:00”"),
  },
  {
    name: "an office that is named twice",
    says: ['providers/lena-wu-do.md layout: "Taos-nm" twice'],
    break: (content) => content.field("providers/lena-wu-do.md", "offices", "[taos-nm, Taos-nm]"),
  },
  {
    name: "a question that is asked twice",
    says: ['services/yearly-checkups.md layout: "What happens at a checkup?" twice'],
    break: (content) =>
      content.edit(
        "services/yearly-checkups.md",
        /(id: how-long\n) {4}question: .*\n/,
        `id: how-long\n    question: ${/question: (.*)/.exec(content.read("services/yearly-checkups.md"))?.[1]}\n`,
      ),
  },
  {
    name: "an answer of the search that is pasted twice",
    says: ['search.yaml layout: "More of your pills" twice'],
    break: (content) =>
      content.edit(
        "search.yaml",
        "answers:\n",
        `answers:\n${/(?<=answers:\n)(?: {2}- .*\n(?: {4}.*\n)+)/.exec(content.read("search.yaml"))?.[0]}`,
      ),
  },
  {
    name: "an article without a text",
    says: ["blogs/blog-1.md:14 text: none"],
    break: (content) => content.article({}, ""),
  },
  {
    name: "an article whose ending is in capitals",
    says: ["blogs/blog-3.MD file name: blog-3.MD"],
    break: (content) => content.write("blogs/blog-3.MD", content.read("blogs/blog-2.md")),
  },
  {
    name: "a page whose ending is yml",
    says: ["pages/prices.yml file name: prices.yml"],
    break: (content) => content.write("pages/prices.yml", "title: Prices"),
  },
  {
    name: "a page with a name that the site uses itself",
    says: ["pages/assets.md file name: assets.md"],
    break: (content) => content.write("pages/assets.md", content.read("pages/about-us.md")),
  },
  {
    name: "a NUL byte",
    says: ["blogs/blog-1.md:14 text: a character that can't be shown (U+0000)"],
    break: (content) => content.article({}, "Walk\u0000 daily.\n"),
  },
  {
    name: "bytes that are not UTF-8",
    says: ["topics.yaml:1 text: a character that can't be shown (U+FFFD)"],
    break: (content) => content.write("topics.yaml", Buffer.from("topics: [caf\xe9]", "latin1")),
  },
  {
    name: "a file saved as UTF-16",
    says: ["topics.yaml:1 text: a character that can't be shown (U+0000)"],
    break: (content) => content.write("topics.yaml", Buffer.from("topics: []", "utf16le")),
  },
  {
    name: "a sign that turns text around",
    says: ["blogs/blog-1.md:14 text: a hidden sign that turns the direction of the"],
    break: (content) => content.article({}, "Call \u202e2410-555\u202c now.\n"),
  },
  {
    name: "a space without width",
    says: ["blogs/blog-1.md:2 text: a hidden character inside a text (U+200B)"],
    break: (content) => content.article({ title: "title: Walk\u200bing" }),
  },
];
