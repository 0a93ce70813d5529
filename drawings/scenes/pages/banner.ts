import type { Palette } from "../../kit/index.ts";
import {
  agave,
  brittle,
  cloud,
  ground,
  ocotillo,
  range,
  rays,
  saguaro,
  sky,
  stars,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";

const W = 1440;
const H = 300;

/**
 * The banner of inner pages. The headline stands left on open sky; the lip has the page's colour.
 */
export function banner(p: Palette, lip: string): string {
  const [zenith, high, middle, low] = p.bands;
  const [disc, ring, halo] = p.sun;
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, zenith[1]],
        [86, high[1]],
        [150, middle[1]],
        [196, low[1]],
      ],
      4,
      5,
    ),
    rays(1130, 250, 1500, p.ray, p.rayOpacity),
    p.isNight && stars([820, 108, 1430, 188], 34, 3, { opacity: 0.7 }),
    p.isNight
      ? sun(1130, 116, [34, 70], [disc, halo], [0.5])
      : sun(1130, 178, [58, 84, 112], [disc, ring, halo]),
    cloud(820, 96, 180, p.cloud, 0.9),
    cloud(1236, 82, 210, p.cloud, 0.9),
    range({
      ridge:
        "-20,244 110,226 230,242 380,220 520,240 660,214 770,234 860,194 950,224 1040,198 1150,226 1250,184 1340,214 1470,180",
      base: 290,
      seed: 7,
      tones: p.far,
    }),
    range({
      ridge:
        "-20,262 90,246 220,262 420,252 620,268 780,240 840,252 910,226 990,260 1180,256 1250,210 1280,216 1310,204 1350,236 1400,226 1470,240",
      base: 290,
      seed: 18,
      tones: p.mid,
    }),
    ground(W, H, [268, 264, 270, 266, 262, 266, 262], p.hill[0]),
    ground(W, H, [274, 270, 276, 272, 268, 272, 268], p.hill[1]),
    ground(W, H, [284, 280, 286, 282, 276, 280, 276], p.ground[0]),
    saguaro(1000, 288, 104, {
      width: 14,
      arms: [
        [-1, 0.4, 20, 26],
        [1, 0.52, 19, 30],
      ],
      tones: p.cactus,
    }),
    ocotillo(1330, 288, 70, {
      seed: 9,
      canes: 8,
      flame: p.flame,
      stem: p.bush[0],
      leaf: p.verde[1],
    }),
    brittle(1040, 288, 15, { tones: p.bush, flower: p.flower }),
    agave(1270, 290, 18, { tones: p.agave }),
    saguaro(700, 284, 42, { width: 7, arms: [[1, 0.45, 10, 10]], tones: p.cactus }),
    saguaro(1214, 282, 46, { width: 8, arms: [[-1, 0.45, 11, 12]], tones: p.cactus }),
    verdin(1000, 185, 16, { inks: p.bird }),
    ground(W, H, [292, 288, 294, 290, 284, 288, 286], lip),
  ]);
}
