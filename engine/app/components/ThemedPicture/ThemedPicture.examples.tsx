import type { ReactNode } from "react";
import { nightColors, samplePhotograph, samplePicture } from "../Picture/sample-picture.ts";
import { ThemedPicture } from "./ThemedPicture.tsx";

const size = { width: 1600, height: 500 };
const upright = { width: 400, height: 500 };

/** It fills its parent. */
function Frame({ children }: { children: ReactNode }) {
  return <div style={{ position: "relative", isolation: "isolate", height: 200 }}>{children}</div>;
}

export const examples = {
  "light and dark": (
    <Frame>
      <ThemedPicture
        wideFrom={992}
        light={{ wide: samplePicture(size) }}
        dark={{ wide: samplePicture({ ...size, ...nightColors }) }}
      />
    </Frame>
  ),
  "one for both, upright on phones": (
    <Frame>
      <ThemedPicture
        wideFrom={992}
        light={{ wide: samplePicture(size), phone: samplePicture({ ...upright, hill: "#8c3b22" }) }}
      />
    </Frame>
  ),
  "photograph under a veil": (
    <Frame>
      <ThemedPicture
        wideFrom={992}
        light={{ wide: samplePhotograph({ ...size, sky: "#8c3b22", hill: "#12343a" }) }}
      />
    </Frame>
  ),
};
