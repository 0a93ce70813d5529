/** What a form says beside its boxes. */
import { kindOf } from "../kinds/kinds.ts";
import { aboutImage } from "../schema/fields.ts";

/** Fields that are no work of the front desk, or that the program writes. They stay in the file as they are. */
export const hidden = new Set("link slug sample accepted security httpsForSubdomains".split(" "));

const spelled: Record<string, string> = {
  imageAlt: "Picture in words",
  mapAlt: "Map in words",
  tty: "TTY",
  npi: "NPI",
  url: "Web address",
  zip: "ZIP code",
  id: "Name in the address",
};
export const labelOf = (name: string) =>
  spelled[name] ??
  capital(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " "));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Without what only matters to people who edit the file as text: its form, files, commands, addresses that the form offers. */
export const inForms = (words: string) =>
  words
    .replace(aboutImage, "")
    .replace(/(?:, written|,)? with a short month and two digits/, "")
    .replace(/, on the 24-hour clock(?=: \d{4}-)|, 24 hours(?=: \d{4}-)/, "")
    .replace(/: (?:"\w{3} \d\d, \d{4}"|\d{4}-\d\d-\d\d \d\d:\d\d(?: is \d+ [AP]M)?)(?=\.)/, "")
    .replace(/^Paths? of this site: [/\w-]+/, "Pages of this site")
    .replace(/^(?:File name|Key|Id|Code) of (.+?)(?:, like [\w-]+)?(?: in content\/[\w.]+)?\.$/, "Choose $1.")
    .replace(/(?:content\/)?([\w/-]+\.yaml)/g, (file, name) => `“${kindOf(name)?.label ?? file}”`)
    .replace(/(^|\. )?npm run (dev)?\w*/g, (_, start, isDev) => {
      const place = isDev ? "the preview" : "the page Publish";
      return start === undefined ? place : start + capital(place);
    })
    .replace(/, (?:in|without) Markdown/g, "")
    .replace(/(\w+): true\b/g, (_, name) => labelOf(name))
    .replace(/([Ll])eave it out/g, "$1eave it empty")
    .replace(/,? in quotes: "([^"]+)"/gi, ": $1")
    .replace(/ ?In quotes, like "[^"]+"\./, "")
    .replaceAll(" in quotes", "")
    .replace(/(?<=like |or |: |, )"([\w-]+)"/g, "$1")
    .replace(/: \[([^\]]+)\]/g, ": $1")
    .replace(/^true\b/, "Yes")
    .replace(/\. false\b/, ". No")
    .trim();

/**
 * A plain text box, with the marks that site/read/markdown.server.ts allows. Sveltia CMS's rich text box writes other lines
 * anew too: escapes, emphasis, distances between lists.
 */
export const markdownBox = (about: string, heading: string) => ({
  widget: "text",
  hint: `${about} An empty line begins a paragraph, \`- \` an entry of a list, \`1. \` one with a number, \`${heading} \` a heading. Write \`**strong words**\`, \`*emphasized words*\`, and \`[words](/contact-us)\` for a link.`,
});
