import { Breadcrumbs } from "./Breadcrumbs.tsx";

export const examples = {
  long: (
    <Breadcrumbs
      label="Long path"
      links={[
        { label: "Home", path: "/", isBack: true },
        { label: "Health library", path: "/blogs" },
      ]}
      current="Otorhinolaryngology for beginners: what Dr. Núñez-Ibáñez wants every family to know before winter"
    />
  ),
};
