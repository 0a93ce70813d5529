import { DAWN, NIGHT } from "../../kit/index.ts";
import type { Pictures } from "../picture.ts";
import { banner } from "./banner.ts";
import { footer } from "./footer.ts";
import { notFound } from "./not-found.ts";
import { nurseTree } from "./nurse-tree.ts";
import { perch } from "./perch.ts";

/** Pictures that belong to one place on the site. */
export const pages: Pictures = {
  "banner/dawn": () => banner(DAWN, "#FFFFFF"),
  "banner/night": () => banner(NIGHT, "#0C2229"),
  "footer/night": footer,
  "about/nurse-tree": nurseTree,
  "testimonial/perch": perch,
  "pages/not-found": notFound,
};
