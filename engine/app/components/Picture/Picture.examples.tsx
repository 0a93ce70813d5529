import { Picture } from "./Picture.tsx";
import { samplePhotograph, samplePicture } from "./sample-picture.ts";

const size = { width: 320, height: 200 };

export const examples = {
  drawing: <Picture picture={samplePicture({ ...size, alt: "Two hills under a clear sky" })} />,
  photograph: (
    <Picture
      picture={samplePhotograph({ ...size, alt: "Two hills at dusk", sky: "#f7c8a2", hill: "#8c3b22" })}
      sizes="320px"
    />
  ),
  decoration: <Picture picture={samplePicture({ width: 160, height: 100 })} />,
};
