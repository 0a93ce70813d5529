import { KeyPoints } from "./KeyPoints.tsx";

export const examples = {
  three: (
    <KeyPoints
      title="Key points"
      points={[
        ["Drink before you're thirsty."],
        ["Call ", { link: "911", href: "tel:911" }, " if somebody faints."],
        ["Dr. Núñez-Ibáñez, otorhinolaryngologist, says the same of children, and of everybody over 65."],
      ]}
    />
  ),
  "none: no box": <KeyPoints title="Key points" points={[]} />,
};
