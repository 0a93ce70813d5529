import type { Drawing } from "../../kit/index.ts";
import {
  cloud,
  DAWN,
  d,
  faint,
  flecks,
  ink,
  item,
  lerp,
  path,
  rays,
  rect,
  sun,
  svg,
} from "../../kit/index.ts";
import { FAR, lightOf, MID, NEAR, ridgeIn, SLICE_WIDTH } from "./panorama.ts";

/**
 * The frame of a service picture. The sill's top is y 384 to 408: stand the subject at about 396.
 */
export const W = SLICE_WIDTH;
export const H = 480;

export const SILL = { top: "#FBE3C6", edge: "#C98A63", face: "#E3A67C", fleck: "#CF8E66" } as const;

export interface SceneOptions {
  /** The adobe sill in front. Without it, draw a floor. */
  sill?: boolean;
  /** The sun's disc. Without it the light comes from out of the picture. */
  disc?: boolean;
}

/**
 * Slice 0 to 9 of the panorama with a subject on the sill. All ten are one landscape: the ridge
 * runs on from card to card, and the light goes from dawn (0) to dusk (9).
 */
export function scene(
  slice: number,
  subject: Drawing,
  { sill = true, disc = true }: SceneOptions = {},
): string {
  const light = lightOf(slice);
  const sunX = lerp(470, 170, slice / 9);
  const sunY = 168 - Math.sin((slice / 9) * Math.PI) * 78;
  return svg(W, H, [
    [0, 120, 200, 262].map((top, index) => rect(0, top, W, H, item(light.sky, index))),
    disc && rays(sunX, 300, 900, ink.paper, 0.32),
    disc && sun(sunX, sunY, [58, 84, 112], [light.sun, light.sun, light.sun], [0.35, 0.22]),
    cloud(40 + ((slice * 137) % 300), 92 + ((slice * 53) % 60), 150, DAWN.cloud, 0.85),
    ridgeIn(slice, FAR, light.far),
    ridgeIn(slice, MID, light.mid),
    ridgeIn(slice, NEAR, light.near),
    sill && [
      rect(0, 384, W, 26, SILL.top),
      rect(0, 408, W, 72, SILL.face),
      rect(0, 408, W, 8, SILL.edge),
      flecks([10, 424, 620, 470], 12, SILL.fleck, { seed: slice + 2, length: 18, width: 2 }),
    ],
    subject,
  ]);
}

/** The shadow of a thing that stands on the sill from x to x + width. It falls to the left. */
export function cast(x: number, y: number, width: number, depth = 9): string {
  const shape = d`M${x} ${y}h${width}l${-width * 0.25} ${depth}h${-width * 1.1}Z`;
  return path(shape, DAWN.shadow, faint(0.3));
}
