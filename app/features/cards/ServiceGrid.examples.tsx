import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ServiceGrid } from "./ServiceGrid.tsx";

const names = [
  "Yearly checkups",
  "Telemedicine",
  "Otorhinolaryngologisch-gastroenterologische Sprechstunde",
  "Niños y señoras",
  "Weight loss",
];
const services = names.map((name, place) => ({
  slug: `example-${place}`,
  name,
  path: `/services/example-${place}`,
  picture: samplePicture(),
}));

export const examples = {
  several: <ServiceGrid services={services} level="h3" notSure="Not sure? Call us" />,
  one: <ServiceGrid services={services.slice(0, 1)} level="h3" notSure="Not sure? Call us" />,
};
