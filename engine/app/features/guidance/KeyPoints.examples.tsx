import { AskUs, KeyPoints } from "./KeyPoints.tsx";

const points = [
  ["Call ", { link: "911", href: "tel:911" }, " if somebody faints."],
  ["Dr. Núñez-Ibáñez, otorhinolaryngologist, says the same of children, and of everybody over 65."],
];

export const examples = {
  points: <KeyPoints title="Key points" points={points} />,
  questions: <AskUs title="Questions to ask us" points={points} />,
};
