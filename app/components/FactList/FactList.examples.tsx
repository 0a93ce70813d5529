import { FactList } from "./FactList.tsx";

export const examples = {
  facts: (
    <FactList
      facts={[
        { label: "Speaks", value: "English, Español, Tiếng Việt" },
        {
          label: "Sees patients in",
          value: [
            { label: "Peñasco", path: "/location/penasco-nm", note: "Monday, Thursday and Saturday" },
            { label: "Truth or Consequences", path: "/location/truth-or-consequences-nm" },
          ],
        },
        {
          label: "Training",
          value: ["Residency, University of New Mexico", "MD, Otorhinolaryngologisches Institut"],
        },
        { label: "Board certificate", value: "Family medicine, American Board of Family Medicine" },
      ]}
    />
  ),
};
