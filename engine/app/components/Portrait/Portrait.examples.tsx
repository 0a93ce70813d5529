import { samplePhotograph } from "../Picture/sample-picture.ts";
import { Portrait } from "./Portrait.tsx";

const picture = samplePhotograph({ width: 480, height: 560, alt: "Ana Núñez-Ibáñez" });

export const examples = {
  "picture and initials": (
    <div className="cluster" style={{ width: 180 }}>
      <Portrait picture={picture} initials="AN" sizes="180px" />
      <Portrait initials="ÁŠ" sizes="180px" />
      <Portrait initials="WM" sizes="180px" />
    </div>
  ),
};
