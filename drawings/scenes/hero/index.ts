import type { Palette } from "../../kit/index.ts";
import { DAWN, NIGHT } from "../../kit/index.ts";
import type { Pictures } from "../picture.ts";
import { goodyearHero } from "./goodyear.ts";
import { mesaHero } from "./mesa.ts";
import { sunCityHero } from "./sun-city.ts";

type Hero = (palette: Palette, size: "desktop" | "phone") => string;

const fourOf = (office: string, hero: Hero): Pictures => ({
  [`hero/${office}-dawn`]: () => hero(DAWN, "desktop"),
  [`hero/${office}-dawn-phone`]: () => hero(DAWN, "phone"),
  [`hero/${office}-night`]: () => hero(NIGHT, "desktop"),
  [`hero/${office}-night-phone`]: () => hero(NIGHT, "phone"),
});

/** The home page's opening, one for each office: 1440 x 860, and 520 x 1187 for a phone. */
export const heroes: Pictures = {
  ...fourOf("goodyear-az", goodyearHero),
  ...fourOf("mesa-az", mesaHero),
  ...fourOf("sun-city-az", sunCityHero),
};
