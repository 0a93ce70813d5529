import type { Drawing } from "../../kit/index.ts";
import { circ, faint, g, ink, range, rays, rect, svg } from "../../kit/index.ts";

const W = 480;
const H = 560;

/** The inks behind a sitter. */
export interface Backdrop {
  sky: string;
  ray: string;
  sun: readonly [disc: string, ring: string];
  far: readonly [shade: string, lit: string];
  near: readonly [shade: string, lit: string];
}

export const BACKDROPS = {
  dawn: {
    sky: "#FBE3CC",
    ray: "#FDF1E2",
    sun: ["#F7C25A", "#FBDFA6"],
    far: ["#A9CDC6", "#F6D3B4"],
    near: ["#4F8F8C", "#E5A27A"],
  },
  mist: {
    sky: "#D3E8E2",
    ray: "#E6F3EE",
    sun: ["#FAD27E", "#FCEBC5"],
    far: ["#9CC6BF", "#F1D7BF"],
    near: ["#3C7F7E", "#DB9A74"],
  },
  gold: {
    sky: "#FAE0AE",
    ray: "#FCEFCF",
    sun: ["#F4B03C", "#F9CF7C"],
    far: ["#B5CFC2", "#F8D7AE"],
    near: ["#5B9790", "#E3A070"],
  },
  clay: {
    sky: "#F3C4A4",
    ray: "#F8D9C2",
    sun: [ink.sun, "#FBD58E"],
    far: ["#8FBDB6", "#F4CBA8"],
    near: ["#3B7C7C", "#D88E65"],
  },
} satisfies Record<string, Backdrop>;

/** A portrait: 480 x 560, half-length, frontal. The seed shapes the mountains behind. */
export function portrait(backdrop: Backdrop, seed: number, sitter: Drawing): string {
  return svg(W, H, [landscape(backdrop, seed), sitter]);
}

/** A sitter drawn on the shared bust (see figure.ts), enlarged to fill the frame. */
export function figure(parts: Drawing): string {
  return g(parts, { transform: "translate(240 560)scale(1.1)translate(-240 -560)" });
}

function landscape({ sky, ray, sun: [disc, ring], far, near }: Backdrop, seed: number): Drawing {
  return [
    rect(0, 0, W, H, sky),
    rays(330, 400, 700, ray, 0.6),
    circ(330, 196, 132, ring, faint(0.55)),
    circ(330, 196, 92, disc, faint(0.9)),
    range({
      ridge: "-20,410 50,352 110,384 180,340 260,380 330,336 410,372 500,330",
      base: 500,
      seed,
      tones: far,
      zigzag: 0.06,
    }),
    range({
      ridge: "-20,450 60,430 130,452 300,460 380,414 430,436 500,404",
      base: 570,
      seed: seed + 3,
      tones: near,
      zigzag: 0.06,
    }),
  ];
}
