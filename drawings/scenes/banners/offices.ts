import type { Drawing, Palette } from "../../kit/index.ts";
import {
  brittle,
  circ,
  d,
  faint,
  g,
  ink,
  line,
  path,
  place,
  range,
  rect,
  times,
  verdin,
} from "../../kit/index.ts";
import { fanPalm } from "../parts/fan-palm.ts";
import { foldedClinic } from "../parts/folded-clinic.ts";
import { golfCart } from "../parts/golf-cart.ts";
import { steppedClinic } from "../parts/stepped-clinic.ts";
import { H, inLight, PHONE_H, PHONE_W, strip, W, wide } from "./frame.ts";

/** Offices: a street with two of the clinics, seen from across the road. */
export function officesBanner(p: Palette): string {
  return wide([
    range({
      ridge: "860,284 905,266 960,240 1050,206 1140,230 1240,188 1330,218 1400,196 1470,214",
      base: 280,
      seed: 7,
      tones: p.far,
    }),
    rect(0, 268, W, 32, p.hill[0]),
    fanPalm(1010, 272, 126, 22, p, 4),
    fanPalm(1206, 272, 136, 25, p, 3),
    fanPalm(1238, 272, 108, 20, p, 8),
    steppedClinic(1090, 273, 0.78, p),
    foldedClinic(1372, 273, 0.76, p),
    street(W, 273, H, p),
    streetLamp(940, 282, 0.62, p),
    brittle(1180, 277, 10, { tones: p.bush, flower: p.flower }),
    brittle(960, 277, 9, { tones: p.bush, flower: p.flower, seed: 4 }),
    golfCart(1196, 290, 0.4, cartInks(p)),
    verdin(1074, 186, 19, { inks: p.bird }),
  ]);
}

export function officesPhoneBanner(p: Palette): string {
  return strip([
    range({
      ridge: "-20,86 120,78 260,86 400,72 540,82 660,62 740,78 830,48 900,68 980,50",
      base: 100,
      seed: 7,
      tones: p.far,
    }),
    rect(0, 88, PHONE_W, 24, p.hill[0]),
    fanPalm(716, 92, 72, 14, p, 3),
    fanPalm(948, 92, 60, 12, p, 8),
    steppedClinic(838, 92, 0.56, p),
    street(PHONE_W, 92, PHONE_H, p),
    verdin(826, 29, 14, { inks: p.bird }),
  ]);
}

/** A sidewalk, the curb, and the road with its middle line. */
function street(width: number, top: number, bottom: number, p: Palette): Drawing {
  const high = bottom - top;
  const curb = top + high * 0.34;
  const joints = times(
    Math.ceil(width / 60),
    (i) => d`M${i * 60 + 12} ${top}l${-high * 0.3} ${high * 0.32}`,
  ).join("");
  return [
    rect(0, top, width, high, p.isNight ? p.ground[0] : p.trail),
    line(joints, p.isNight ? p.ground[1] : p.ground[1], 1.6),
    rect(0, curb, width, bottom - curb, p.isNight ? "#0F2B34" : "#8FB1AB"),
    rect(0, curb, width, Math.max(2, high * 0.09), p.isNight ? p.hill[1] : p.ground[0]),
    line(d`M10 ${curb + high * 0.4}H${width}`, p.isNight ? "#3C6670" : ink.paper, Math.max(2, high * 0.08), {
      "stroke-dasharray": "30 26",
    }),
  ];
}

/** A street lamp on (x, y), 120 units tall, its arm to the right; lit by night. */
function streetLamp(x: number, y: number, scale: number, p: Palette): Drawing {
  const post = inLight(p, ink.deep, 0.1);
  return g(
    [
      p.isNight && path("M30-104L84-4H-14L18-104Z", p.glow, faint(0.12)),
      line("M0 0V-96Q0-116 22-116H30", post, 4.5),
      rect(-5, -14, 10, 14, post),
      path("M14-116H40L36-104H18Z", post),
      rect(19, -105, 16, 4, p.isNight ? p.glow : ink.sunPale),
      p.isNight && circ(27, -103, 8, p.glow, faint(0.3)),
    ],
    place(x, y, { scale }),
  );
}

function cartInks(p: Palette) {
  return {
    body: inLight(p, ink.paper, 0.4),
    trim: inLight(p, ink.teal, 0.2),
    frame: inLight(p, ink.deep, 0.3),
    seat: inLight(p, ink.clay),
    metal: inLight(p, "#C9D9D3"),
  };
}
