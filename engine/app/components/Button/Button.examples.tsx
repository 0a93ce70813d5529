import { Icon } from "../Icon/Icon.tsx";
import { AnchorButton, Button } from "./Button.tsx";

export const examples = {
  "link, with an icon": (
    <AnchorButton href="tel:+15555550100">
      <Icon name="phone" />
      Call (555) 555-0100
    </AnchorButton>
  ),
  small: <Button size="small">Find an office</Button>,
  large: <Button size="large">Find an office</Button>,
  "outline, long": (
    <Button variant="outline">
      Make an appointment for otorhinolaryngology with Dr. María de los Ángeles Núñez-Ibáñez
    </Button>
  ),
  "sun, on night": (
    <div data-ground="night">
      <Button variant="sun">Call us</Button>
    </div>
  ),
};
