import type { Broken } from "./case.ts";

/** A mistake in the text of an article, which starts at line 14. Messages begin with their line. */
const inText = (name: string, body: string, ...says: string[]): Broken => ({
  name,
  says: says.map((message) => `blogs/blog-1.md:${message}`),
  break: (content) => content.article({}, body),
});

export const brokenMarkdown: Broken[] = [
  inText("raw HTML", "<script>alert(1)</script>\n", "14 text: HTML: <script>alert(1)</script>"),
  inText("HTML inside a sentence", "Walk <b>daily</b>.\n", "14 text: HTML: <b>", "14 text: HTML: </b>"),
  inText("an HTML comment", "Walk.\n\n<!-- note to self -->\n", "16 text: HTML: <!-- note to self -->"),
  inText("a javascript: link", "Do [this](javascript:alert(1)).\n", '14 text: "javascript:alert(1)"'),
  inText("an http: link", "Read [more](http://www.cdc.gov).\n", '14 text: "http://www.cdc.gov"'),
  inText("a link to another host without https", "Read [more](//www.cdc.gov).\n", '14 text: "//www.cdc.gov"'),
  inText(
    "a link with a name before an @",
    "See [Medicare](https://www.medicare.gov@other.example/).\n",
    '14 text: "https://www.medicare.gov@other.example/"',
  ),
  inText("a link to nowhere", "Read [more]().\n", "14 text: a link to nowhere"),
  inText("a link without words", "Read [](https://www.cdc.gov).\n", "14 text: none"),
  inText(
    "a link inside strong words",
    "Read **[more](https://www.cdc.gov)**.\n",
    "14 text: stars, brackets or other signs of Markdown",
  ),
  inText(
    "a picture in the text with its ending",
    "![A tree in the wind](/tree.jpg)\n",
    '14 text: "/tree.jpg"',
  ),
  inText(
    "a picture in the text without a description",
    "![](blogs/dots-1)\n",
    "14 text: none, or one that is too short or too long",
  ),
  inText("a picture within a sentence", "Look: ![A tree in the wind](blogs/tree)\n", "14 text: a picture"),
  inText(
    "a picture in the text that is not there",
    "![A tree in the wind](blogs/tree)\n",
    "14 text: nothing there",
  ),
  inText("a list inside a list", "- Walk\n  - slowly\n", "15 text: a list inside a list"),
  inText("an empty list item", "- Walk\n-\n", "15 text: an empty item"),
  inText("program code", "    Walk.\n", "14 text: program code"),
  inText("code between back quotes", "Walk `daily`.\n", "14 text: program code"),
  inText("a quotation", "> Walk.\n", "14 text: a quotation"),
  inText("a line across the page", "Walk.\n\n***\n", "16 text: a line across the page"),
  inText("a forced new line", "Walk.  \nRest.\n", "14 text: a forced new line"),
  inText(
    "a link whose address stands elsewhere",
    "Walk [daily][1].\n\n[1]: https://www.cdc.gov\n",
    "14 text: a link with its address elsewhere",
    "16 text: a link with its address elsewhere",
  ),
  inText("a heading of the wrong level", "## How to begin\n", "14 text: ## How to begin"),
  inText("a line of dashes below a sentence", "How to begin\n---\n", "14 text: ## How to begin"),
  inText("a smaller heading first", "###### How to begin\n", "14 text: ###### How to begin"),
  inText("a heading without words", "#####\n", "14 text: a heading without words"),
  inText(
    "two headings with the same words",
    "##### Walk\n\nDaily.\n\n##### Walk!\n",
    '18 text: "Walk!" twice',
  ),
  inText("an unknown placeholder", "Call us.\n\nThe number is {fone}.\n", "16 text: {fone}"),
  inText("a placeholder that was not closed", "Call {phone today.\n", "14 text: {phone today."),
  inText("a paragraph of 30,000 characters", `${"walk ".repeat(6_000)}\n`, "14 text: 30,001 characters"),
  {
    name: "a text of one megabyte",
    says: ["blogs/blog-1.md file: 1,050,472 characters"],
    break: (content) =>
      content.article(
        {},
        `${"walk ".repeat(210_000)}
`,
      ),
  },
  inText("a table", "Pace and miles:\n\n| Pace | Miles |\n|---|---|\n| Slow | 2 |\n", "16 text: a table"),
  inText(
    "a heading without a space",
    "Walk.\n\n#####How to begin\n\nSlowly.\n",
    "16 text: a heading without a space after the #",
  ),
  inText(
    "a list with dots of a word processor",
    "Bring these:\n• Water\n• A hat\n",
    "14 text: a list with dots or dashes from a word processor",
  ),
  inText(
    "strong words with a space inside",
    "Walk ** daily **.\n",
    "14 text: signs of Markdown that would be shown as they",
  ),
  inText(
    "a link with a space in its address",
    "Read [more](/about us).\n",
    "14 text: signs of Markdown that would be shown as they",
  ),
  inText(
    "stars that were not closed, in a list",
    "- Walk **daily\n- Rest\n",
    "14 text: signs of Markdown that would be shown as they",
  ),
  {
    name: "a link in a field of plain text",
    says: ['pages/contact-us.yaml title: a link in Markdown: "[write](/about-us)"'],
    break: (content) => content.field("pages/contact-us.yaml", "title", '"Call or [write](/about-us)"'),
  },
  {
    name: "strong words in a lead",
    says: ['pages/contact-us.yaml lead: strong words in Markdown: "**today**"'],
    break: (content) => content.field("pages/contact-us.yaml", "lead", '"Call us **today**."'),
  },
  {
    name: "emphasized words in a title",
    says: ['blogs/blog-1.md:2 title: emphasized words in Markdown: "*daily*"'],
    break: (content) => content.article({ title: 'title: "Walking *daily*"' }),
  },
  {
    name: "HTML in a title",
    says: ['blogs/blog-1.md:2 title: HTML: "<br>"'],
    break: (content) => content.article({ title: 'title: "Walking<br>daily"' }),
  },
  {
    name: "a table in a field of plain text",
    says: ['pages/contact-us.yaml lead: a heading in Markdown: "# Hours"'],
    break: (content) =>
      content.edit(
        "pages/contact-us.yaml",
        /^lead: .*$/m,
        "lead: |\n  # Hours\n\n  | Day | Time |\n  |---|---|",
      ),
  },
  {
    name: "an unknown placeholder in a field",
    says: ["pages/contact-us.yaml lead: {Phone}"],
    break: (content) => content.field("pages/contact-us.yaml", "lead", "Call {Phone}."),
  },
  {
    name: "raw HTML in an answer",
    says: [
      "services/yearly-checkups.md questions > no. 3 > answer: HTML: <b>",
      "services/yearly-checkups.md questions > no. 3 > answer: HTML: </b>",
    ],
    break: (content) =>
      content.edit(
        "services/yearly-checkups.md",
        /id: how-long\n.*\n {4}answer: .*\n/,
        "id: how-long\n    question: What?\n    answer: |\n      Walk.\n\n      <b>Rest</b>.\n",
      ),
  },
  {
    name: "a picture in a page's field",
    says: ["pages/insurance.yaml text: a picture"],
    break: (content) =>
      content.edit(
        "pages/insurance.yaml",
        /text: \|-\n/,
        "text: |-\n  ![A tree in the wind](blogs/tree)\n\n",
      ),
  },
  {
    name: "a javascript: link in a program",
    says: ['pages/population-health.yaml programs > no. 2 > body: "javascript:void(0)"'],
    break: (content) =>
      content.edit("pages/population-health.yaml", "(/services/yearly-checkups)", "(javascript:void(0))"),
  },
];
