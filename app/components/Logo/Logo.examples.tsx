import { samplePicture } from "../Picture/sample-picture.ts";
import { Logo } from "./Logo.tsx";

export const examples = {
  // The frame of the page already contains LogoMark.
  drawing: <Logo first="Verdin" second="Family Medicine" label="Home" />,
  picture: (
    <Logo
      first="Juniper"
      second="Pediatrics"
      label="Home"
      picture={samplePicture({ width: 96, height: 96 })}
    />
  ),
  "wide picture, long name": (
    <Logo
      first="Núñez-Ibáñez"
      second="Otorhinolaryngology and Gastroenterology of the Upper Valley"
      label="Home"
      picture={samplePicture({ width: 600, height: 96 })}
    />
  ),
  "on night": (
    <div data-ground="night">
      <Logo first="Verdin" second="Family Medicine" label="Home" />
    </div>
  ),
};
