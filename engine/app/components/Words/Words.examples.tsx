import { Paragraph } from "./Words.tsx";

export const examples = {
  "links and emphasis": (
    <Paragraph
      parts={[
        "Call ",
        { link: "(505) 555-0142", href: "tel:+15055550142" },
        ", write to ",
        { link: "hello@example.org", href: "mailto:hello@example.org" },
        ", or read about ",
        { link: "costs", href: "#costs" },
        ". It's ",
        { strong: "free" },
        ", and ",
        { em: "nobody" },
        " is turned away.",
      ]}
    />
  ),
};
