import type { Broken } from "./case.ts";

const person = "providers/lena-wu-do.md";

const emergency = (id: string) =>
  `  - { id: ${id}, title: T, signs: [S], action: A, calls: [{ label: Call 911, phone: "911" }] }\n`;
/** With those that a text page of the practice shows. */
const emergencies = `emergencies:\n${["stroke", "burns", "snake-bite", "thin-air"].map(emergency).join("")}`;
/** A valid table, with one line replaced. */
const table = (line: string) =>
  [
    "tables:",
    "  - caption: Pace",
    "    columns: [Pace, Miles]",
    ...(line.startsWith("rows") ? [] : ['    rows: [[Slow, "2"]]']),
    `    ${line}`,
  ].join("\n");

export const brokenReferences: Broken[] = [
  {
    name: "two articles with the same address",
    says: ["blogs/blog-2.md slug: /blogs/when-a-heart-is-heavy-grief-after-a-loss,"],
    break: (content) => {
      const other = /^title: "?(.*?)"?$/m.exec(content.read("blogs/blog-2.md"))?.[1];
      content.article({ title: `title: "${other?.toUpperCase()}"` });
    },
  },
  {
    name: "a title of signs only",
    says: ['blogs/blog-1.md:2 title: "?!"'],
    break: (content) => content.article({ title: 'title: "?!"' }),
  },
  {
    name: "a title of one emoji",
    says: ['blogs/blog-1.md:2 title: "❤️"'],
    break: (content) => content.article({ title: "title: ❤️" }),
  },
  {
    name: "a topic that is not in the list",
    says: ['blogs/blog-1.md:4 topic: "astrology"'],
    break: (content) => content.article({ topic: "topic: astrology" }),
  },
  {
    name: "an office that does not exist",
    says: ['providers/lena-wu-do.md offices > no. 1: "santa-fe-nm"'],
    break: (content) => content.field(person, "offices", "[{ office: santa-fe-nm }]"),
  },
  {
    name: "a day on which the office is closed",
    says: ["providers/lena-wu-do.md offices > no. 1 > days: sunday"],
    break: (content) => content.field(person, "offices", "[{ office: taos-nm, days: [monday, sunday] }]"),
  },
  {
    name: "an office with a field that does not exist",
    says: ['providers/lena-wu-do.md offices > no. 1 > day: an unknown field "day"'],
    break: (content) => content.field(person, "offices", "[{ office: taos-nm, day: monday }]"),
  },
  {
    name: "a service in an office that does not exist",
    says: ['services/lab-tests.md offered > no. 1: "taos-mn"'],
    break: (content) => content.edit("services/lab-tests.md", "office: taos-nm", "office: taos-mn"),
  },
  {
    name: "a way that does not exist",
    says: ['services/lab-tests.md offered > no. 1 > ways > no. 1: "walkin"'],
    break: (content) => content.edit("services/lab-tests.md", "- walk-in\n", "- walkin\n"),
  },
  {
    name: "a service that is open longer than its office",
    says: ["services/lab-tests.md offered > no. 1 > hours > friday: 09:00-19:00"],
    break: (content) => content.edit("services/lab-tests.md", "09:00-12:00", "09:00-19:00"),
  },
  {
    name: "a service with a field that is not in its table",
    says: ['services/lab-tests.md offered > no. 1 > times: an unknown field "times"'],
    break: (content) => content.edit("services/lab-tests.md", "    hours:", "    times:"),
  },
  {
    name: "an NPI with a wrong digit",
    says: ['providers/lena-wu-do.md npi: "1234567890"'],
    break: (content) => content.edit(person, "languages:", 'npi: "1234567890"\nlanguages:'),
  },
  {
    name: "yes for new patients",
    says: ['providers/lena-wu-do.md newPatients: "yes"'],
    break: (content) => content.field(person, "newPatients", "yes"),
  },
  {
    name: "a service with a typing mistake",
    says: ['providers/lena-wu-do.md services > no. 1: "lab-test"'],
    break: (content) => content.field(person, "services", "[lab-test]"),
  },
  {
    name: "a main office that does not exist",
    says: ['practice.yaml mainOffice: "denver-co"'],
    break: (content) => content.field("practice.yaml", "mainOffice", "denver-co"),
  },
  {
    name: "a provider's file that does not fit the name",
    says: ["providers/someone-else-md.md file name: someone-else-md.md"],
    break: (content) => {
      content.write("providers/someone-else-md.md", content.read(person));
      content.remove(person);
    },
  },
  {
    name: "an office's file that does not fit the name",
    says: ["locations/monte-vista-co.md file name: monte-vista-co.md"],
    break: (content) => content.field("locations/monte-vista-co.md", "name", "East Monte Vista"),
  },
  {
    name: "a service file with capitals and spaces",
    says: ["services/Dental Care.md file name: Dental Care.md"],
    break: (content) => content.write("services/Dental Care.md", content.read("services/lab-tests.md")),
  },
  {
    name: "an article file without a number",
    says: ["blogs/sleep.md file name: sleep.md"],
    break: (content) => {
      content.write("blogs/sleep.md", content.read("blogs/blog-2.md"));
      content.remove("blogs/blog-2.md");
    },
  },
  {
    name: "two questions with the same id",
    says: ['services/yearly-checkups.md questions: "what-happens" twice'],
    break: (content) => content.edit("services/yearly-checkups.md", "id: what-to-bring", "id: what-happens"),
  },
  {
    name: "two topics with the same key",
    says: ['topics.yaml:10 topics: "feet" twice'],
    break: (content) => content.edit("topics.yaml", "topics:\n", "topics:\n  - key: feet\n    name: Again\n"),
  },
  {
    name: "a sample list that names no field",
    says: ['blogs/blog-1.md:13 sample: "sourcs"'],
    break: (content) => content.article({ more: "sample: [sourcs]" }),
  },
  {
    name: "a link to a page that does not exist",
    says: ["blogs/blog-1.md:14 text: /prices-and-fees"],
    break: (content) => content.article({}, "See [our prices](/prices-and-fees).\n"),
  },
  {
    name: "a link with a typing mistake",
    says: ["blogs/blog-1.md:14 text: /contact-uss"],
    break: (content) => content.article({}, "See [our offices](/contact-uss).\n"),
  },
  {
    name: "a link to a part that the page does not have",
    says: ["blogs/blog-1.md:14 text: /insurance#pans"],
    break: (content) => content.article({}, "See [the plans](/insurance#pans).\n"),
  },
  {
    name: "a link to a part of the same page that is not there",
    says: ["blogs/blog-1.md:14 text: #the-end"],
    break: (content) => content.article({}, "Skip to [the end](#the-end).\n\n##### How to begin\n\nWalk.\n"),
  },
  {
    name: "a link to a missing page by the site's full address",
    says: ["blogs/blog-1.md:14 text: /contact-uss"],
    break: (content) => content.article({}, "See [us](https://www.penasco.example/contact-uss).\n"),
  },
  {
    name: "an emergency with a typing mistake",
    says: [
      'blogs/blog-1.md:13 urgency > emergencies > no. 2: "stork"',
      'blogs/blog-1.md:13 urgency > emergencies > no. 3: "gout"',
    ],
    break: (content) => {
      content.write("emergencies.yaml", emergencies);
      content.article({ more: "urgency: { emergencies: [stroke, stork, gout] }" });
    },
  },
  {
    name: "two emergencies with the same id",
    says: ['emergencies.yaml emergencies: "stroke" twice'],
    break: (content) => {
      content.article({});
      content.write("emergencies.yaml", emergencies.replace("burns", "stroke"));
    },
  },
  {
    name: "an emergency's number that nobody can call",
    says: ['emergencies.yaml emergencies > no. 1 > calls > no. 1 > phone: "91"'],
    break: (content) => content.write("emergencies.yaml", emergencies.replace('"911"', '"91"')),
  },
  {
    name: "a table under a heading that is not there",
    says: ['blogs/blog-1.md:17 tables > no. 1 > after: "how-to-begn"'],
    break: (content) => content.article({ more: table("after: how-to-begn") }),
  },
  {
    name: "a table with a row that is too short",
    says: ['blogs/blog-1.md:16 tables > no. 1 > rows > no. 2: ["Fast"]'],
    break: (content) => content.article({ more: table('rows: [[Slow, "2"], [Fast]]') }),
  },
  {
    name: "a review whose next day is not after it",
    says: ['blogs/blog-1.md:13 reviewed > next: "Nov 01, 2026"'],
    break: (content) =>
      content.article({ more: 'reviewed: { by: A, date: "Nov 01, 2026", next: "Nov 01, 2026" }' }),
  },
  {
    name: "an update before the article itself",
    says: ["blogs/blog-1.md:13 updated: Jul 12, 2021"],
    break: (content) => content.article({ more: "updated: Jul 12, 2021" }),
  },
  {
    name: "a menu entry that leads nowhere",
    says: ["navigation.yaml main > no. 2 > path: /about-you-and-me"],
    break: (content) => content.edit("navigation.yaml", "path: /about-us", "path: /about-you-and-me"),
  },
  {
    name: "a link inside a program that leads nowhere",
    says: ["pages/population-health.yaml programs > no. 2 > body: /services/nothing-like-it"],
    break: (content) =>
      content.edit(
        "pages/population-health.yaml",
        "(/services/yearly-checkups)",
        "(/services/nothing-like-it)",
      ),
  },
];
