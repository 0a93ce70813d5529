import { Breadcrumbs } from "./Breadcrumbs.tsx";

const home = { label: "Home", path: "/" };

export const examples = {
  short: <Breadcrumbs label="Short path" links={[home]} current="Our team" />,
  long: (
    <Breadcrumbs
      label="Long path"
      links={[home, { label: "Health library", path: "/blogs" }]}
      current="Otorhinolaryngology for beginners: what Dr. Núñez-Ibáñez wants every family to know before winter"
    />
  ),
};
