import { RelatedLinks } from "./RelatedLinks.tsx";

const links = [
  { label: "Yearly checkups", path: "/services/yearly-checkups" },
  {
    label: "Otorhinolaryngology with Dr. Núñez-Ibáñez",
    path: "/services/otorhinolaryngology",
    note: "By video",
  },
];

export const examples = { links: <RelatedLinks title="Services here" links={links} /> };
