import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ProviderGrid } from "./ProviderGrid.tsx";

const names = ["Ana Núñez-Ibáñez, MD", "Hubert Wolfeschlegelsteinhausen, DNP, APRN, FNP-C", "Bo Li, PA-C"];
const people = names.map((name, index) => ({
  slug: name,
  name,
  role: "Family nurse practitioner",
  initials: "AN",
  path: `/providers/${index}`,
  places: "Peñasco, Rio Bravo",
  languages: "English, Spanish",
  ...(index === 0 && {
    badge: "Board certified",
    picture: samplePicture({ width: 480, height: 560, alt: name }),
  }),
}));

export const examples = {
  several: <ProviderGrid providers={people} />,
  small: <ProviderGrid providers={people} size="small" />,
};
