import type { Broken } from "./case.ts";

/** A mistake in the text of an article, which starts at line 14. */
const inText = (name: string, body: string): Broken => ({
  name,
  break: (content) => content.article({}, body),
});

export const brokenMarkdown: Broken[] = [
  inText("raw HTML", "<script>alert(1)</script>\n"),
  inText("HTML inside a sentence", "Walk <b>daily</b>.\n"),
  inText("an HTML comment", "Walk.\n\n<!-- note to self -->\n"),
  inText("a javascript: link", "Do [this](javascript:alert(1)).\n"),
  inText("a data: link", "Do [this](data:text/html,hello).\n"),
  inText("an http: link", "Read [more](http://www.cdc.gov).\n"),
  inText("a link to another host without https", "Read [more](//www.cdc.gov).\n"),
  inText("a link to nowhere", "Read [more]().\n"),
  inText("a link without words", "Read [](https://www.cdc.gov).\n"),
  inText("a link inside strong words", "Read **[more](https://www.cdc.gov)**.\n"),
  inText("a bare address between angle brackets with javascript", "Go to <javascript:alert(1)>.\n"),
  inText("a picture in the text", "![A tree](/tree.jpg)\n"),
  inText("a numbered list", "1. Walk.\n2. Rest.\n"),
  inText("a list inside a list", "- Walk\n  - slowly\n"),
  inText("a list that begins with a list", "- - Walk\n"),
  inText("an empty list item", "- Walk\n-\n"),
  inText("program code", "    Walk.\n"),
  inText("code between back quotes", "Walk `daily`.\n"),
  inText("a quotation", "> Walk.\n"),
  inText("a line across the page", "Walk.\n\n***\n"),
  inText("a forced new line", "Walk.  \nRest.\n"),
  inText("a link whose address stands elsewhere", "Walk [daily][1].\n\n[1]: https://www.cdc.gov\n"),
  inText("a heading of the wrong level", "## How to begin\n"),
  inText("a line of dashes below a sentence", "How to begin\n---\n"),
  inText("a smaller heading first", "###### How to begin\n"),
  inText("a heading without words", "#####\n"),
  inText("two headings with the same words", "##### Walk\n\nDaily.\n\n##### Walk!\n"),
  inText("an unknown placeholder", "Call us.\n\nThe number is {fone}.\n"),
  inText("a placeholder that was not closed", "Call {phone today.\n"),
  inText("a paragraph of 30,000 characters", `${"walk ".repeat(6_000)}\n`),
  inText("a paragraph of one megabyte", `${"walk ".repeat(210_000)}\n`),
  inText("a table", "Pace and miles:\n\n| Pace | Miles |\n|---|---|\n| Slow | 2 |\n"),
  inText("a heading without a space", "Walk.\n\n#####How to begin\n\nSlowly.\n"),
  inText("a heading without a space below a line", "Walk.\n#####How to begin\n"),
  inText("a list with dots of a word processor", "Bring these:\n• Water\n• A hat\n"),
  inText("strong words with a space inside", "Walk ** daily **.\n"),
  inText("a link with a space in its address", "Read [more](/about us).\n"),
  inText("stars that were not closed, in a list", "- Walk **daily\n- Rest\n"),
  {
    name: "a link in a field of plain text",
    break: (content) => content.field("pages/contact-us.yaml", "title", '"Call or [write](/about-us)"'),
  },
  {
    name: "strong words in a lead",
    break: (content) => content.field("pages/contact-us.yaml", "lead", '"Call us **today**."'),
  },
  {
    name: "emphasized words in a title",
    break: (content) => content.article({ title: 'title: "Walking *daily*"' }),
  },
  {
    name: "HTML in a title",
    break: (content) => content.article({ title: 'title: "Walking<br>daily"' }),
  },
  {
    name: "a table in a field of plain text",
    break: (content) =>
      content.edit(
        "pages/contact-us.yaml",
        /^lead: .*$/m,
        "lead: |\n  # Hours\n\n  | Day | Time |\n  |---|---|",
      ),
  },
  {
    name: "an unknown placeholder in a field",
    break: (content) => content.field("pages/contact-us.yaml", "lead", "Call {Phone}."),
  },
  {
    name: "raw HTML in an answer",
    break: (content) =>
      content.edit(
        "services/yearly-checkups.md",
        /id: how-long\n.*\n {4}answer: .*\n/,
        "id: how-long\n    question: What?\n    answer: |\n      Walk.\n\n      <b>Rest</b>.\n",
      ),
  },
  {
    name: "a numbered list in a page's field",
    break: (content) => content.edit("pages/insurance.yaml", /text: \|-\n/, "text: |-\n  1. Call us.\n\n"),
  },
  {
    name: "a javascript: link in a program",
    break: (content) =>
      content.edit("pages/population-health.yaml", "(/services/yearly-checkups)", "(javascript:void(0))"),
  },
];
