import { AskUs } from "./KeyPoints.tsx";

export const examples = {
  three: (
    <AskUs
      title="Questions to ask us"
      points={[
        ["Do I need this medicine for life?"],
        ["What should I do when I forget to take it?"],
        ["Could an otorhinolaryngologist help, and would my plan pay for the visit?"],
      ]}
    />
  ),
  "none: no box": <AskUs title="Questions to ask us" points={[]} />,
};
