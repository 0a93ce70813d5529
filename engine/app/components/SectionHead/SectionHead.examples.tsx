import { SectionHead } from "./SectionHead.tsx";

export const examples = {
  title: <SectionHead title="Our services" />,
  "long, with text and a link": (
    <SectionHead
      title="Otorhinolaryngology, gastroenterology and señora Núñez-Ibáñez"
      link={{ label: "All services of the practice", path: "/services" }}
    >
      <p>Three of many.</p>
    </SectionHead>
  ),
};
