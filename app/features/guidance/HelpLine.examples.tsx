import { HelpLine } from "./HelpLine.tsx";

const calls = [
  { before: "Call", number: "988", after: "", link: "tel:988" },
  { before: "Text", number: "988", after: "", link: "sms:988" },
];

export const examples = {
  "title and calls": <HelpLine title="Need to talk now?" calls={calls} />,
  "with a text": (
    <HelpLine
      title="Need to talk now?"
      text={["The 988 Lifeline is free and open all day, every day."]}
      calls={calls}
    />
  ),
};
