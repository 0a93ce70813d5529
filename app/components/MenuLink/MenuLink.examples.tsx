import { MenuLink } from "./MenuLink.tsx";

export const examples = {
  current: <MenuLink href="/gallery">Gallery</MenuLink>,
  "another page": <MenuLink href="/about-us">About us</MenuLink>,
  "exact, another page": (
    <MenuLink href="/services" exact>
      All services
    </MenuLink>
  ),
};
