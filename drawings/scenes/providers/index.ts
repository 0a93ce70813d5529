import type { Pictures } from "../picture.ts";
import { elenaMarrufo } from "./elena-marrufo.ts";
import { priyaRaman } from "./priya-raman.ts";
import { samuelAdeyemi } from "./samuel-adeyemi.ts";
import { walterLindgren } from "./walter-lindgren.ts";

/** 480 x 560, half-length. Shade on the left third of face and clothes; each has a body, a place and one thing of their own. */
export const providers: Pictures = {
  "providers/elena-marrufo-md": elenaMarrufo,
  "providers/samuel-adeyemi-md": samuelAdeyemi,
  "providers/priya-raman-md": priyaRaman,
  "providers/walter-lindgren-fnp-c": walterLindgren,
};
