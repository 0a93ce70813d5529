import { HelpLine } from "./EmergencyCard.tsx";

const calls = [
  { before: "Call", number: "988", after: "", link: "tel:988" },
  { before: "Text", number: "988", after: "", link: "sms:988" },
];

export const examples = {
  "two calls": <HelpLine title="Need to talk now?" calls={calls} />,
  "with a text": <HelpLine title="Worried tonight?" calls={calls} text={["Free, and open all day."]} />,
};
