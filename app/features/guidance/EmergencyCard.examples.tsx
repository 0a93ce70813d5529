import { EmergencyCard } from "./EmergencyCard.tsx";

const call911 = { before: "Call", number: "911", after: "now", link: "tel:911" };

export const examples = {
  "one number": (
    <EmergencyCard
      level={3}
      emergency={{
        id: "example-stroke",
        title: "Stroke",
        signs: [["A face that droops"], ["An arm that drifts down"], ["Speech that's hard to understand"]],
        action: ["Call 911. Don't drive yourself."],
        calls: [call911],
      }}
    />
  ),
  "three numbers, long words": (
    <EmergencyCard
      level={3}
      emergency={{
        id: "example-poisoning",
        title: "Poisoning, or too much acetylsalicylic acid or diphenhydramine",
        signs: [["Somebody took too much"]],
        action: ["Don't wait for signs. Call ", { link: "Poison Control", href: "tel:+18002221222" }, "."],
        calls: [
          call911,
          { before: "Poison Control", number: "1-800-222-1222", after: "", link: "tel:+18002221222" },
          { before: "Text", number: "988", after: "", link: "sms:988" },
        ],
      }}
    />
  ),
};
