import { MenuLink } from "./MenuLink.tsx";

export const examples = {
  current: <MenuLink link={{ label: "Gallery", path: "/gallery" }} />,
  "another page": <MenuLink link={{ label: "About us", path: "/about-us" }} />,
};
