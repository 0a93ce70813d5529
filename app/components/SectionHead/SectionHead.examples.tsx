import { SectionHead } from "./SectionHead.tsx";

export const examples = {
  title: <SectionHead title="Our services" />,
  link: <SectionHead title="Our team" link={{ label: "Meet everybody", path: "/providers" }} />,
  "long, with text": (
    <SectionHead
      title="Otorhinolaryngology, gastroenterology and señora Núñez-Ibáñez"
      link={{ label: "All services of the practice", path: "/services" }}
    >
      <p>Three of many.</p>
    </SectionHead>
  ),
};
