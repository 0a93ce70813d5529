import { mkdirSync, symlinkSync } from "node:fs";
import type { Broken } from "./case.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
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
    break: (content) => {
      const other = /^title: "?(.*?)"?$/m.exec(content.read("blogs/blog-2.md"))?.[1];
      content.article({ title: `title: "${other?.toUpperCase()}"` });
    },
  },
  { name: "a title of signs only", break: (content) => content.article({ title: 'title: "?!"' }) },
  { name: "a title of one emoji", break: (content) => content.article({ title: "title: ❤️" }) },
  {
    name: "a topic that is not in the list",
    break: (content) => content.article({ topic: "topic: astrology" }),
  },
  {
    name: "a topic with a typing mistake",
    break: (content) => content.article({ topic: "topic: feeet" }),
  },
  {
    name: "an office that does not exist",
    break: (content) => content.field(person, "offices", "[santa-fe-nm]"),
  },
  {
    name: "a day on which the office is closed",
    break: (content) => content.field(person, "offices", "[{ office: taos-nm, days: [monday, sunday] }]"),
  },
  {
    name: "an office with a field that does not exist",
    break: (content) => content.field(person, "offices", "[{ office: taos-nm, day: monday }]"),
  },
  {
    name: "a service in an office that does not exist",
    break: (content) => content.edit("services/lab-tests.md", "  taos-nm:", "  taos-mn:"),
  },
  {
    name: "a way that does not exist",
    break: (content) => content.edit("services/lab-tests.md", "- walk-in\n", "- walkin\n"),
  },
  {
    name: "a service that is open longer than its office",
    break: (content) => content.edit("services/lab-tests.md", "09:00-12:00", "09:00-19:00"),
  },
  {
    name: "a service with a field that is not in its table",
    break: (content) => content.edit("services/lab-tests.md", "    hours:", "    times:"),
  },
  {
    name: "an NPI with a wrong digit",
    break: (content) => content.edit(person, "languages:", 'npi: "1234567890"\nlanguages:'),
  },
  {
    name: "yes for new patients",
    break: (content) => content.field(person, "newPatients", "yes"),
  },
  {
    name: "a service with a typing mistake",
    break: (content) => content.field(person, "services", "[lab-test]"),
  },
  {
    name: "a main office that does not exist",
    break: (content) => content.field("practice.yaml", "mainOffice", "denver-co"),
  },
  {
    name: "a provider's file that does not fit the name",
    break: (content) => {
      content.write("providers/someone-else-md.md", content.read(person));
      content.remove(person);
    },
  },
  {
    name: "an office's file that does not fit the name",
    break: (content) => content.field("locations/monte-vista-co.md", "name", "East Monte Vista"),
  },
  {
    name: "a service file with capitals and spaces",
    break: (content) => content.write("services/Dental Care.md", content.read("services/lab-tests.md")),
  },
  {
    name: "an article file without a number",
    break: (content) => {
      content.write("blogs/sleep.md", content.read("blogs/blog-2.md"));
      content.remove("blogs/blog-2.md");
    },
  },
  {
    name: "two questions with the same id",
    break: (content) => content.edit("services/yearly-checkups.md", "id: what-to-bring", "id: what-happens"),
  },
  {
    name: "two topics with the same key",
    break: (content) => content.edit("topics.yaml", "topics:\n", "topics:\n  - key: feet\n    name: Again\n"),
  },
  {
    name: "a sample list that names no field",
    break: (content) => content.article({ more: "sample: [sourcs]" }),
  },
  {
    name: "a link to a page that does not exist",
    break: (content) => content.article({}, "See [our prices](/prices-and-fees).\n"),
  },
  {
    name: "a link with a typing mistake",
    break: (content) => content.article({}, "See [our offices](/contact-uss).\n"),
  },
  {
    name: "a link to a part that the page does not have",
    break: (content) => content.article({}, "See [the plans](/insurance#pans).\n"),
  },
  {
    name: "a link to a part of the same page that is not there",
    break: (content) => content.article({}, "Skip to [the end](#the-end).\n\n##### How to begin\n\nWalk.\n"),
  },
  {
    name: "a link to a missing page by the site's full address",
    break: (content) => content.article({}, "See [us](https://www.penasco.example/contact-uss).\n"),
  },
  {
    name: "an emergency with a typing mistake",
    break: (content) => {
      content.write("emergencies.yaml", emergencies);
      content.article({ more: "urgency: { emergencies: [stroke, stork, gout] }" });
    },
  },
  {
    name: "two emergencies with the same id",
    break: (content) => {
      content.article({});
      content.write("emergencies.yaml", emergencies.replace("burns", "stroke"));
    },
  },
  {
    name: "an emergency's number that nobody can call",
    break: (content) => content.write("emergencies.yaml", emergencies.replace('"911"', '"91"')),
  },
  {
    name: "a table under a heading that is not there",
    break: (content) => content.article({ more: table("after: how-to-begn") }),
  },
  {
    name: "a table with a row that is too short",
    break: (content) => content.article({ more: table('rows: [[Slow, "2"], [Fast]]') }),
  },
  {
    name: "a related page that does not exist",
    break: (content) => content.article({ more: "related: [/contact-uss, https://www.cdc.gov/]" }),
  },
  {
    name: "a review whose next day is not after it",
    break: (content) =>
      content.article({ more: 'reviewed: { by: A, date: "Nov 01, 2026", next: "Nov 01, 2026" }' }),
  },
  {
    name: "an update before the article itself",
    break: (content) => content.article({ more: "updated: Jul 12, 2021" }),
  },
  {
    name: "a menu entry that leads nowhere",
    break: (content) => content.edit("navigation.yaml", "path: /about-us", "path: /about-you-and-me"),
  },
  {
    name: "a link inside a program that leads nowhere",
    break: (content) =>
      content.edit(
        "pages/population-health.yaml",
        "(/services/yearly-checkups)",
        "(/services/nothing-like-it)",
      ),
  },
  {
    name: "a picture that is not there",
    break: (content) => {
      content.removePicture(/^image: (.*)$/m.exec(content.read("blogs/blog-1.md"))?.[1] ?? "");
      content.article({ image: "image: blogs/morning-stroll" });
    },
  },
  {
    name: "a picture with a typing mistake",
    break: (content) => content.field("pages/home.yaml", "image", "about/porc"),
  },
  {
    name: "a picture with its ending",
    break: (content) => content.article({ image: "image: blogs/dots-1.jpg" }),
  },
  {
    name: "a picture that two articles share",
    break: (content) => {
      const image = /^image: .*$/m.exec(content.read("blogs/blog-2.md"))?.[0];
      const own = /^image: (.*)$/m.exec(content.read("blogs/blog-1.md"))?.[1] ?? "";
      content.article({ image });
      content.removePicture(own);
    },
  },
  {
    name: "a picture that nobody shows",
    break: (content) => content.write("images/blogs/party.svg", svg),
  },
  {
    name: "a picture in a format that browsers can't show",
    break: (content) => content.write("images/blogs/party.heic", svg),
  },
  {
    name: "a picture with a space in its name",
    break: (content) => content.write("images/blogs/My Party.jpg", svg),
  },
  { name: "a missing file", break: (content) => content.remove("practice.yaml") },
  { name: "a missing folder", break: (content) => content.remove("locations") },
  {
    name: "a folder with the name of a file",
    break: (content) => {
      mkdirSync(content.path("services/dental-care.md"));
    },
  },
  {
    name: "a file that is a link to itself",
    break: (content) => symlinkSync("loop.md", content.path("services/loop.md")),
  },
  {
    name: "an article with the wrong ending",
    break: (content) => content.write("blogs/blog-22.txt", "An article"),
  },
  {
    name: "a page file with a typing mistake",
    break: (content) => content.write("pages/contact.yaml", "title: Contact"),
  },
];
