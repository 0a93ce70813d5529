import { samplePhotograph } from "../Picture/sample-picture.ts";
import { Portrait } from "./Portrait.tsx";

const picture = samplePhotograph({ width: 480, height: 560, alt: "Ana Núñez-Ibáñez" });
const box = { width: 180 };

export const examples = {
  picture: (
    <div style={box}>
      <Portrait picture={picture} initials="AN" sizes="180px" />
    </div>
  ),
  initials: (
    <div style={box}>
      <Portrait initials="ÁŠ" sizes="180px" />
    </div>
  ),
  "wide initials": (
    <div style={box}>
      <Portrait initials="WM" sizes="180px" />
    </div>
  ),
};
