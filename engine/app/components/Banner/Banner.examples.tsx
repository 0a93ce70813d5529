import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { nightColors, samplePhotograph, samplePicture } from "../Picture/sample-picture.ts";
import { Banner } from "./Banner.tsx";

const size = { width: 1600, height: 500 };
const light = { wide: samplePicture(size) };
const dark = { wide: samplePicture({ ...size, ...nightColors }) };
const photograph = { wide: samplePhotograph({ ...size, sky: "#8c3b22", hill: "#12343a" }) };

export const examples = {
  scene: (
    <Banner title="Our services" scene={{ light, dark }}>
      <Breadcrumbs label="Path of the banner" links={[{ label: "Home", path: "/" }]} current="Our services" />
    </Banner>
  ),
  photograph: <Banner title="About us" scene={{ light: photograph }} />,
  "without a scene": <Banner title="Otorhinolaryngology, señora Núñez-Ibáñez, and a title of three lines" />,
  plain: <Banner title="Privacy policy" plain />,
};
