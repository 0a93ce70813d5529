import type { Pictures } from "../picture.ts";
import { favicon, maskable } from "./icons.ts";
import { mark, markInPage } from "./mark.ts";

export const brand: Pictures = {
  "brand/mark": mark,
  "brand/mark-in-page": markInPage,
  "brand/favicon": favicon,
  "brand/maskable": maskable,
};
