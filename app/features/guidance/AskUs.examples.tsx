import { AskUs } from "./KeyPoints.tsx";

const points = [
  ["Do I need this medicine for life?"],
  ["Could an otorhinolaryngologist help, and would my plan pay for the visit?"],
];

export const examples = { two: <AskUs title="Questions to ask us" points={points} /> };
