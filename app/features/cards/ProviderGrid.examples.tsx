import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ProviderGrid } from "./ProviderGrid.tsx";

const person = (slug: string, name: string, role: string, initials: string) => ({
  slug,
  name,
  role,
  initials,
  path: `/providers/${slug}`,
  places: "Peñasco, Rio Bravo",
  languages: "English, Spanish",
});
const people = [
  {
    ...person("ana", "Ana Núñez-Ibáñez, MD", "Physician", "AN"),
    badge: "Board certified",
    picture: samplePicture({ width: 480, height: 560, alt: "Ana Núñez-Ibáñez" }),
  },
  person("wolf", "Hubert Wolfeschlegelsteinhausen, DNP, APRN, FNP-C", "Family nurse practitioner", "HW"),
  person("bo", "Bo Li, PA-C", "Physician assistant", "BL"),
];

export const examples = {
  several: <ProviderGrid providers={people} />,
  one: <ProviderGrid providers={people.slice(2)} />,
};
