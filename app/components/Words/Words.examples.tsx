import { Words } from "./Words.tsx";

export const examples = {
  "links and emphasis": (
    <p>
      <Words
        parts={[
          "Call ",
          { link: "(505) 555-0142", href: "tel:+15055550142" },
          ", or read about ",
          { link: "costs", href: "#costs" },
          ". It's ",
          { strong: "free" },
          ", and ",
          { em: "nobody" },
          " is turned away.",
        ]}
      />
    </p>
  ),
  "plain text": (
    <p>
      <Words parts="Monday to Friday, 8 AM to 5 PM" />
    </p>
  ),
};
