import { samplePicture } from "../Picture/sample-picture.ts";
import { Logo } from "./Logo.tsx";

export const examples = {
  "wide picture, long name": (
    <Logo
      first="Núñez-Ibáñez"
      second="Otorhinolaryngology and Gastroenterology of the Upper Valley"
      label="Home"
      picture={samplePicture({ width: 600, height: 96 })}
    />
  ),
  // The frame of the page already contains LogoMark.
  "drawing, on night": (
    <div data-ground="night">
      <Logo first="Verdin" second="Family Medicine" label="Home" />
    </div>
  ),
};
