import { CrisisBlock } from "./CrisisBlock.tsx";

export const examples = {
  block: (
    <CrisisBlock
      id="example-crisis"
      crisis={{
        title: "Need to talk now?",
        text: ["The 988 Lifeline is free and open all day, every day."],
        call: "Call 988",
        message: "Text 988",
      }}
    />
  ),
};
