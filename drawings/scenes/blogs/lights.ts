import type { Drawing, SkyBand } from "../../kit/index.ts";
import { DAWN, ink, NIGHT, rays, sky, stars, sun } from "../../kit/index.ts";
import { H, W } from "./frame.ts";

/** Four lights of the blog pictures (noon is noonView in ../parts/noon.ts): sky, thirteen rays, the sun or the moon at (x, y). */

const DAWN_BANDS: readonly SkyBand[] = [
  [0, "#D7EBE6"],
  [110, "#E7F2EC"],
  [190, "#FBEBDC"],
  [260, "#FAD4B3"],
];

/** Movement and prevention. */
export function dawnSky(x: number, y: number, r = 62, seed = 3): Drawing {
  return [
    sky(W, H, DAWN_BANDS, seed),
    rays(x, y + 90, 1000, ink.paper, 0.42),
    sun(x, y, [r, r * 1.45, r * 2], DAWN.sun),
  ];
}

/** The same without the sun in it. */
export const clearDawn = (seed = 3): Drawing => sky(W, H, DAWN_BANDS, seed);

const MONSOON_BANDS: readonly SkyBand[] = [
  [0, "#4C8A8B"],
  [90, "#78AFAB"],
  [180, "#B3D5CB"],
  [250, "#F6E3C4"],
  [306, "#F8CB9C"],
];

/** Mood. The storm stands on the left, the sun comes back on the right. */
export function monsoonSky(x: number, y: number, r = 62, seed = 3): Drawing {
  return [
    sky(W, H, MONSOON_BANDS, seed, 8),
    rays(x, y + 40, 1000, "#FFF6DF", 0.34),
    sun(x, y, [r, r * 1.55], [ink.sun, "#FBE3B4"]),
  ];
}

const DUSK_BANDS: readonly SkyBand[] = [
  [0, "#3F7F82"],
  [84, "#6FA5A1"],
  [160, "#B4D0C2"],
  [232, "#F6D9B4"],
  [300, "#F3B086"],
];

/** After hospital, and evenings. */
export function duskSky(x: number, y: number, r = 60, seed = 6): Drawing {
  return [
    sky(W, H, DUSK_BANDS, seed, 8),
    rays(x, y + 30, 1000, "#FFF1D6", 0.2),
    sun(x, y, [r, r * 1.5, r * 2.1], ["#F2994F", "#F8C184", "#FAD9AC"], [0.75, 0.5]),
  ];
}

const NIGHT_BANDS: readonly SkyBand[] = [
  [0, "#0A1E27"],
  [100, "#0D2630"],
  [190, "#12303B"],
  [262, "#193C47"],
  [320, "#234B55"],
];

/** Sleep and viruses. (x, y) is the moon. */
export function nightSky(x: number, y: number, r = 50, seed = 5): Drawing {
  return [
    sky(W, H, NIGHT_BANDS, seed, 8),
    rays(x, y + 180, 1000, NIGHT.ray, 0.14),
    stars([0, 0, W, 300], 90, seed + 2, { color: "#F3E9CF", falloff: 1.2 }),
    sun(x, y, [r, r * 1.6, r * 2.3], ["#F5ECD6", "#3C6A74", "#2E5A65"], [0.5, 0.4]),
  ];
}
