import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { nightColors, samplePhotograph, samplePicture } from "../Picture/sample-picture.ts";
import { Banner } from "./Banner.tsx";

const size = { width: 1600, height: 500 };
const drawn = {
  light: { wide: samplePicture(size) },
  dark: { wide: samplePicture({ ...size, ...nightColors }) },
};

export const examples = {
  scene: (
    <Banner title="Our services" scene={drawn}>
      <Breadcrumbs label="Path of the banner" links={[{ label: "Home", path: "/" }]} current="Our services" />
    </Banner>
  ),
  photograph: (
    <Banner
      title="About us"
      scene={{ light: { wide: samplePhotograph({ ...size, sky: "#8c3b22", hill: "#12343a" }) } }}
    />
  ),
  "without a scene": <Banner title="Otorhinolaryngology, señora Núñez-Ibáñez, and a title of three lines" />,
  plain: <Banner title="Privacy policy" scene={drawn} plain />,
};
