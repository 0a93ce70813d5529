import { z } from "zod";
import { choice, entries, list, pattern, reference, sitePath, text } from "./fields.ts";
import { patientTasks } from "./patient-links.ts";

/** Where a menu may lead: a page, or a website of `patientLinks`. */
const target = pattern(
  "A page of this site: /contact-us. Or the name of one of the practice's links for patients: book, portal, pay. While there is no such link, the entry is not shown.",
  new RegExp(`^(?:/\\S*|${patientTasks.join("|")})$`),
  `expected a path of this site, like /contact-us, or a link for patients: ${patientTasks.join(", ")}`,
  { sitePath: true },
);

const links = (about: string) =>
  entries(about, { label: text("Words of the link."), path: target }, { keys: ["path"] });

export const navigation = z.strictObject({
  main: entries(
    "The main menu.",
    {
      label: text("Words of the menu entry."),
      path: target,
      submenu: choice("Lists all providers or all services below this entry.", [
        "providers",
        "services",
      ]).optional(),
      allLabel: text("First entry of the submenu on phones, leading to the list page.").optional(),
      extra: links("More entries at the end of the submenu.").default([]),
    },
    { keys: ["path"] },
  ).min(1),
  tasks: links(
    "What patients come to do, the most common first: under the hero of the home page, in the menu on phones, on the not-found page and in the empty search. The first two are also in the row above the menu.",
  )
    .max(8)
    .default([]),
  languages: list(
    "Languages of the page about language assistance. Their own names lead to that page, from the row above the menu, the menu on phones and the footer.",
    reference("languages", "Choose a language."),
  ).default([]),
  whenClosed: sitePath(
    "The page that says what to do while the office is closed. While it is, its status links there. Without it, the 911 line.",
  ).optional(),
  footer: entries("Columns of links in the footer.", {
    title: text("Heading of a footer column."),
    links: links("Links of the column."),
  }),
  legal: links("The last row of the footer."),
});
