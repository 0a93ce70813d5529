import type { Drawing, Palette } from "../../kit/index.ts";
import { cloud, rays, rect, sky, stars, sun } from "../../kit/index.ts";
import type { View } from "./view.ts";
import { SCENE } from "./view.ts";

/**
 * Where the sun stands by day and the moon by night, on a desktop and on a phone: the same in all
 * heroes, so that the carousel is one place turning.
 */
const SUN_X = 1090;
const SUN_Y = [446, 470] as const;
const MOON_Y = [300, 474] as const;

/** Sky, thirteen rays, sun or moon, clouds. The left half stays open for the headline. */
export function heroSky(palette: Palette, view: View): Drawing {
  const { isPhone } = view;
  const [disc, ring, halo] = palette.sun;
  const at = isPhone ? 1 : 0;
  return [
    isPhone && rect(view.x, view.y, view.width, view.height, palette.bands[0][1]),
    sky(SCENE.width, SCENE.height, palette.bands, 7, 8),
    rays(SUN_X, 560, isPhone ? 1100 : 1500, palette.ray, palette.rayOpacity),
    palette.isNight && heroStars(view),
    palette.isNight
      ? sun(SUN_X, MOON_Y[at], [60, 102, 150], [disc, ring, halo], [0.6, 0.4])
      : sun(SUN_X, SUN_Y[at], [104, 156, 216], [disc, ring, halo]),
    !isPhone && [
      cloud(690, 268, 250, palette.cloud, 0.95),
      cloud(1196, 236, 330, palette.cloud, 0.95),
      cloud(930, 372, 190, palette.cloud, 0.9),
      cloud(1236, 420, 150, palette.cloud, 0.8),
    ],
  ];
}

/** Stars stay out of the headline and the menu: a stray dot over a word reads as an accent. */
function heroStars(view: View): string {
  if (view.isPhone) return stars([view.x, 196, view.x + view.width, 476], 34, 21);
  return stars([790, 116, 1430, 466], 64, 21, { falloff: 1.3 });
}
