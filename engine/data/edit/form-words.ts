/** What a form says beside its boxes. */
import { capitalized } from "../text/names.ts";

/** Fields that are no work of the front desk, or that the program writes. They stay in the file as they are. */
export const hidden = new Set("verdin link slug accepted security httpsForSubdomains".split(" "));

const spelled: Record<string, string> = {
  imageAlt: "Picture in words",
  mapAlt: "Map in words",
  tty: "TTY",
  npi: "NPI",
  url: "Web address",
  zip: "ZIP code",
  id: "Name in the address",
  sample: "Still made up",
};
export const labelOf = (name: string) =>
  spelled[name] ??
  capitalized(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " "));

/**
 * A plain text box, with the marks that data/read/markdown.server.ts allows. Sveltia CMS's rich text box writes other lines
 * anew too: escapes, emphasis, distances between lists.
 */
export const markdownBox = (about: string, heading: string) => ({
  widget: "text",
  hint: `${about} An empty line begins a paragraph, \`- \` an entry of a list, \`1. \` one with a number, \`${heading} \` a heading. Write \`**strong words**\`, \`*emphasized words*\`, and \`[words](/contact-us)\` for a link.`,
});
