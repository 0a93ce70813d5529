import type { Pictures } from "../picture.ts";
import { goodyearOffice } from "./goodyear.ts";
import { mesaOffice } from "./mesa.ts";
import { sunCityOffice } from "./sun-city.ts";

/**
 * 720 x 480. Portraits of places, each with one true local trait; no elevations of real buildings.
 */
export const offices: Pictures = {
  "offices/goodyear-az": goodyearOffice,
  "offices/mesa-az": mesaOffice,
  "offices/sun-city-az": sunCityOffice,
};
