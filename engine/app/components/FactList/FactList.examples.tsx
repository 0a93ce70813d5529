import { FactList } from "./FactList.tsx";

const offices = [
  { label: "Peñasco", path: "/location/penasco-nm", note: "Monday, Thursday and Saturday" },
  { label: "Truth or Consequences", path: "/location/truth-or-consequences-nm" },
];
const training = ["Residency, University of New Mexico", "MD, Otorhinolaryngologisches Institut"];

export const examples = {
  facts: (
    <FactList
      facts={[
        { label: "Speaks", value: "English, Español, Tiếng Việt" },
        { label: "Sees patients in", value: offices },
        { label: "Training", value: training },
      ]}
    />
  ),
};
