import type { Pictures } from "../picture.ts";
import { favicon, logo, maskable } from "./icons.ts";
import { mark, markDark, markInPage } from "./mark.ts";

export const brand: Pictures = {
  "brand/mark": mark,
  "brand/mark-dark": markDark,
  "brand/mark-in-page": markInPage,
  "brand/logo": logo,
  "brand/favicon": favicon,
  "brand/maskable": maskable,
};
