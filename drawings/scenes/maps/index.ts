import type { Pictures } from "../picture.ts";
import { local, localPhone } from "./local.ts";
import { valley, valleyPhone } from "./valley.ts";

/** Schematic maps, not to scale. The phone's twins have fewer, larger labels. */
export const maps: Pictures = {
  "maps/valley": valley,
  "maps/valley-phone": valleyPhone,
  "maps/goodyear-az": () => local("goodyear"),
  "maps/goodyear-az-phone": () => localPhone("goodyear"),
  "maps/mesa-az": () => local("mesa"),
  "maps/mesa-az-phone": () => localPhone("mesa"),
  "maps/sun-city-az": () => local("sunCity"),
  "maps/sun-city-az-phone": () => localPhone("sunCity"),
};
