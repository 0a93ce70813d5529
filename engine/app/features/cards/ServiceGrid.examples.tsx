import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ServiceGrid } from "./ServiceGrid.tsx";

const names = [
  "Yearly checkups",
  "Otorhinolaryngologisch-gastroenterologische Sprechstunde",
  "Niños y señoras",
];
const services = names.map((name, place) => ({
  slug: `example-${place}`,
  name,
  path: `/services/example-${place}`,
  picture: samplePicture(),
}));

export const examples = {
  several: <ServiceGrid services={services} notSure="Not sure? Call us" />,
};
