import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { ContentError, fieldName, formatProblem, type Problem } from "../../../site/read/problem.ts";
import { brokenAddresses } from "./broken/addresses.ts";
import { brokenDates } from "./broken/dates.ts";
import { brokenFields } from "./broken/fields.ts";
import { brokenFiles } from "./broken/files.ts";
import { brokenMarkdown } from "./broken/markdown.ts";
import { brokenPatientLinks } from "./broken/patient-links.ts";
import { brokenPictures } from "./broken/pictures.ts";
import { brokenReferences } from "./broken/references.ts";
import { brokenTasks } from "./broken/tasks.ts";
import { Copy } from "./copy.ts";

const broken = [
  ...brokenFields,
  ...brokenDates,
  ...brokenReferences,
  ...brokenPictures,
  ...brokenAddresses,
  ...brokenPatientLinks,
  ...brokenTasks,
  ...brokenMarkdown,
  ...brokenFiles,
];

function problemsOf(content: Copy): Problem[] {
  try {
    readSite(content.root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Files that cases write completely: their lines don't depend on the rest of the content. */
const written = ["blogs/blog-1.md", "topics.yaml", "alerts.yaml"];
const outline = ({ file, line, path, found }: Problem) =>
  `${file}${line && written.includes(file) ? `:${line}` : ""} ${fieldName(path)}: ${found}`;

test.each(broken)("$name", ({ says, break: damage }) => {
  using content = new Copy();
  damage(content);
  expect(problemsOf(content).map(outline)).toEqual(
    says.map((begin) => expect.stringMatching(startingWith(begin))),
  );
});

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** Whole messages, without the line: one of each kind. */
const messages: [name: string, message: string][] = [
  [
    "a ZIP code with a leading zero and no quotes",
    `content/locations/monte-vista-co.md zip
  expected: text
  found:    08520
  to do:    put it in quotes: "08520". What belongs here: ZIP code, in quotes: "85395".`,
  ],
  [
    "a field with a typing mistake",
    `content/blogs/blog-1.md exerpt
  expected: one of: title, searchTitle, slug, date, draft, kind, topic, excerpt, image, imageAlt, link, notes, sources, reviewed, updated, keyPoints, urgency, crisis, tables, askUs, related, sample
  found:    an unknown field "exerpt"
  to do:    write excerpt instead, if that is what you mean`,
  ],
  [
    "a picture without a description",
    `content/blogs/blog-1.md imageAlt
  expected: a description of the picture
  found:    nothing
  to do:    add imageAlt: and its value. What belongs here: What the picture shows, for people who can't see it. 15 to 140 characters.`,
  ],
  [
    "a state in full",
    `content/locations/monte-vista-co.md state
  expected: two capital letters, like AZ
  found:    "Colorado"
  to do:    correct it. What belongs here: State, two capital letters.`,
  ],
  [
    "an office that closes before it opens",
    `content/practice.yaml hours > monday
  expected: each time to be later than the one before it
  found:    "17:00-08:00"
  to do:    correct it. What belongs here: closed, or from-to on the 24-hour clock: 08:00-17:00. With a break: 08:00-12:00, 13:00-17:00.`,
  ],
  [
    "a day that does not exist",
    `content/blogs/blog-1.md date
  expected: a day that exists, written like May 09, 2025
  found:    "Jun 31, 2021"
  to do:    correct it. What belongs here: A day, written with a short month and two digits: "May 09, 2025".`,
  ],
  [
    "two articles with the same address",
    `content/blogs/blog-2.md slug
  expected: an address that no other article has
  found:    /blogs/when-a-heart-is-heavy-grief-after-a-loss, which content/blogs/blog-1.md has too
  to do:    change one of the two titles, and delete the line slug of a copied file: npm run format writes it again`,
  ],
  [
    "an office that does not exist",
    `content/providers/lena-wu-do.md offices > no. 1
  expected: one of: taos-nm, monte-vista-co
  found:    "santa-fe-nm"
  to do:    correct the name, or add content/locations/santa-fe-nm.md`,
  ],
  [
    "a link with a typing mistake",
    `content/blogs/blog-1.md text
  expected: a path of this site
  found:    /contact-uss
  to do:    write /contact-us, if that is what you mean`,
  ],
  [
    "a link to a part that the page does not have",
    `content/blogs/blog-1.md text
  expected: a part of that page: copay-deductible, network, plans, words, main
  found:    /insurance#pans
  to do:    write #plans, if that is what you mean`,
  ],
  [
    "a picture that is not there",
    `content/blogs/blog-1.md image
  expected: a picture content/images/blogs/morning-stroll that ends in .jpg, .jpeg, .png, .webp, .avif, .svg (8:5, 1600 x 1000)
  found:    nothing there
  to do:    put the picture there`,
  ],
  [
    "a file saved as UTF-16",
    `content/topics.yaml text
  expected: readable text (UTF-8)
  found:    a character that can't be shown (U+0000)
  to do:    delete the strange character, or save the file again as UTF-8 text`,
  ],
  [
    "a colon in a text without quotes",
    `content/blogs/blog-1.md layout
  expected: one field on a line
  found:    a second colon in the text
  to do:    put quotes around the whole text, like title: "Sleep: how to rest"`,
  ],
  [
    "a suite that YAML takes for a comment",
    `content/locations/monte-vista-co.md layout
  expected: a text without # in it, or quotes around the whole text
  found:    "8035 E Brown Rd.". What follows is taken for a comment and lost: #12
  to do:    put quotes around it: "8035 E Brown Rd. #12"`,
  ],
  [
    "a patient link with a password",
    `content/practice.yaml patientLinks > portal > url
  expected: an address without a name or password before an @
  found:    one with an @ before the name of the website
  to do:    delete everything between https:// and the @. If it is a password, change it: it was written down`,
  ],
  [
    "a picture within a sentence",
    `content/blogs/blog-1.md text
  expected: paragraphs, headings, lists, strong and emphasized words, links
  found:    a picture
  to do:    in an article, put it on a line of its own with an empty line above and below; elsewhere, name it in the fields above the text`,
  ],
  [
    "a link to a draft",
    `content/navigation.yaml whenClosed
  expected: a page that is on the site
  found:    /blogs/wait-for-it, which is not published: content/blogs/blog-1.md has draft: true
  to do:    take the link out until the article is published, or publish the article first`,
  ],
];

test.each(messages)("the whole message of %s", (name, message) => {
  using content = new Copy();
  broken.find((one) => one.name === name)?.break(content);
  const found = problemsOf(content).map(({ line: _, column: __, ...problem }) => formatProblem(problem));
  expect(found).toContain(message);
});
