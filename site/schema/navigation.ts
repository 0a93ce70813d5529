import { z } from "zod";
import { entries, mark, text } from "./fields.ts";
import { patientTasks } from "./patient-links.ts";

const path = z
  .string()
  .regex(/^\/[^\s]*$/, { error: "expected a path of this site, like /contact-us" })
  .meta(mark({ description: "A path of this site: /contact-us.", sitePath: true }));

/** Where a menu may lead: a page, or a website of `patientLinks`. */
const target = z
  .string()
  .regex(new RegExp(`^(?:/\\S*|${patientTasks.join("|")})$`), {
    error: `expected a path of this site, like /contact-us, or a link for patients: ${patientTasks.join(", ")}`,
  })
  .meta(
    mark({
      description:
        "A path of this site: /contact-us. Or the name of a link in patientLinks of practice.yaml: book, portal, pay. While there is no such link, the entry is not shown.",
      sitePath: true,
    }),
  );

const link = z.strictObject({ label: text("Words of the link."), path: target });
const links = (about: string) => z.array(link).meta(mark({ description: about, keys: ["path"] }));

export const navigation = z.strictObject({
  main: entries(
    "The main menu.",
    {
      label: text("Words of the menu entry."),
      path: target,
      submenu: z
        .enum(["providers", "services"])
        .optional()
        .meta({ description: "Lists all providers or all services below this entry." }),
      allLabel: text("First entry of the submenu on phones, leading to the list page.").optional(),
      extra: links("More entries at the end of the submenu.").default([]),
    },
    { keys: ["path"] },
  ).min(1),
  tasks: z
    .array(link)
    .max(6)
    .default([])
    .meta(
      mark({
        description:
          "What patients come to do, the most common first: under the hero of the home page, in the menu on phones, on the not-found page and in the empty search. The first two are also in the row above the menu.",
        keys: ["path"],
      }),
    ),
  languages: z
    .array(z.string().meta(mark({ description: "Code of a language: es.", refersTo: "languages" })))
    .default([])
    .meta({
      description:
        "Languages of pages/language-assistance.yaml. Their own names lead to that page, from the row above the menu, the menu on phones and the footer.",
    }),
  whenClosed: path.optional().meta({
    description:
      "The page that says what to do while the office is closed. While it is, its status links there. Without it, the 911 line.",
  }),
  footer: entries("Columns of links in the footer.", {
    title: text("Heading of a footer column."),
    links: links("Links of the column."),
  }),
  legal: links("The last row of the footer."),
});
