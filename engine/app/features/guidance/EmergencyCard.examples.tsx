import { EmergencyCard, HelpLine } from "./EmergencyCard.tsx";

const calls = [
  { before: "Call", number: "911", after: "now", link: "tel:911" },
  { before: "Poison Control", number: "1-800-222-1222", after: "", link: "tel:+18002221222" },
  { before: "Text", number: "988", after: "", link: "sms:988" },
];

const long = {
  id: "example-collapse",
  title: "Collapsed",
  signs: [["Doesn't answer"], ["Doesn't breathe"]],
  action: [
    [{ strong: "Call 911" }, " and put the phone on speaker."],
    [
      { strong: "Not breathing normally?" },
      " Push hard and fast in the center of the chest until help comes.",
    ],
    [{ strong: "Never" }, " put anything in a person's mouth."],
  ],
  calls: calls.slice(0, 1),
};

export const examples = {
  "three numbers, long words": (
    <EmergencyCard
      emergency={{
        id: "example-poisoning",
        title: "Poisoning, or too much acetylsalicylic acid or diphenhydramine",
        signs: [["Somebody took too much"], ["Speech that's hard to understand"]],
        action: [["Don't wait for signs. Call ", { link: "Poison Control", href: "tel:+18002221222" }, "."]],
        calls,
      }}
    />
  ),
  "several lines": <EmergencyCard emergency={long} />,
  "steps in order": <EmergencyCard emergency={{ ...long, inOrder: true }} />,
  "one line": <HelpLine title="Need to talk now?" calls={calls.slice(2)} />,
  "one line that unfolds": <HelpLine title="Worried tonight?" calls={calls} text={["Free, all day."]} />,
};
