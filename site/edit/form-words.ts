/** What a form says beside its boxes. */
import { aboutImage } from "../schema/fields.ts";

const spelled: Record<string, string> = {
  imageAlt: "Picture in words",
  mapAlt: "Map in words",
  tty: "TTY",
  npi: "NPI",
  url: "Web address",
  zip: "ZIP code",
  id: "Name in the address",
};
export const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return spelled[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Without what only matters to people who edit the file as text. */
export const inForms = (words: string) =>
  words
    .replace(aboutImage, "")
    .replace(/,? in quotes: "([^"]+)"/gi, ": $1")
    .replace(/ ?In quotes, like "[^"]+"\./, "")
    .replaceAll(" in quotes", "")
    .replace(/^(?:File name|Key) of (an? \w+) in content\/[\w.]+\.$/, "Choose $1.")
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
