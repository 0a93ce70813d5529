import type { Block } from "../../../data/schema/blocks.ts";
import { Prose } from "./Prose.tsx";

const paragraph: Block = {
  type: "paragraph",
  text: [
    "Drink water ",
    { strong: "before" },
    " you're thirsty, says Dr. Núñez-Ibáñez. ",
    { em: "Otorhinolaryngologists" },
    " agree. See ",
    { link: "our services", href: "/services" },
    ", or call ",
    { link: "(555) 555-0100", href: "tel:+15555550100" },
    ".",
  ],
};
const list: Block = {
  type: "list",
  items: [["Water"], ["A hat"], ["A list of ", { strong: "all" }, " medicines"]],
};

export const examples = {
  page: (
    <Prose
      lead
      blocks={[
        paragraph,
        { type: "heading", level: 2, text: "What to bring", id: "example-prose-bring" },
        list,
        { type: "heading", level: 3, text: "In summer", id: "example-prose-summer" },
        paragraph,
      ]}
    />
  ),
  article: (
    <Prose
      blocks={[
        { type: "heading", level: 5, text: "Heat and the heart", id: "example-prose-heat" },
        paragraph,
        { type: "heading", level: 6, text: "Who is at risk", id: "example-prose-risk" },
        list,
      ]}
      under={(id) => id === "example-prose-risk" && <p>Rendered under a heading.</p>}
    />
  ),
  "one very long word": (
    <Prose
      blocks={[
        {
          type: "paragraph",
          text: [
            "https://example.org/a-very-long-address-that-nobody-would-type-and-that-has-no-space-at-all",
          ],
        },
      ]}
    />
  ),
};
