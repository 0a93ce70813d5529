import { RelatedLinks } from "./RelatedLinks.tsx";

const links = [
  { label: "Yearly checkups", path: "/services/yearly-checkups" },
  { label: "Otorhinolaryngology with Dr. Núñez-Ibáñez", path: "/services/otorhinolaryngology" },
];

export const examples = {
  "two groups, one left out": (
    <RelatedLinks
      groups={[
        { title: "Services here", links },
        { title: "Nothing", links: [] },
        { title: "Who you can see", links: [{ label: "Bo Li, PA-C", path: "/providers/bo" }] },
      ]}
    />
  ),
};
