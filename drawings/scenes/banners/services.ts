import type { Drawing, Palette } from "../../kit/index.ts";
import {
  barrel,
  circ,
  d,
  faint,
  g,
  ink,
  line,
  path,
  pear,
  place,
  ROUND,
  range,
  rect,
  times,
  verdin,
} from "../../kit/index.ts";
import type { PorchInks } from "../parts/porch.ts";
import { DAY_PORCH, NIGHT_PORCH, porchFloor, porchPost } from "../parts/porch.ts";
import { H, inLight, PHONE_H, PHONE_W, strip, W, wide } from "./frame.ts";

const inksOf = (p: Palette): PorchInks => (p.isNight ? NIGHT_PORCH : DAY_PORCH);

/** Services: the porch of the clinic, its beams over a bench with a view of the ridge. */
export function servicesBanner(p: Palette): string {
  const inks = inksOf(p);
  return wide([
    range({
      ridge:
        "-20,273 120,268 300,272 520,266 700,271 860,272 960,252 1040,214 1120,232 1230,192 1330,226 1400,204 1470,218",
      base: 290,
      seed: 7,
      tones: p.far,
    }),
    range({
      ridge: "900,284 940,270 985,258 1060,262 1160,240 1250,256 1350,236 1470,250",
      base: 290,
      seed: 12,
      tones: p.mid,
    }),
    porchFloor(W, 276, H, inks),
    path(times(9, (i) => d`M${990 + i * 54} 284h22l-34 16h-26Z`).join(""), p.shadow, faint(0.2)),
    roof(962, 1450, 128, inks),
    [984, 1204, 1416].map((x) => porchPost(x, 142, 284, 17, inks)),
    hanging(1310, 142, p),
    bench(1112, 287, 1, p),
    pot(1366, 290, 1, p),
    pot(1022, 290, 0.56, p),
    verdin(1154, 213, 21, { inks: p.bird }),
  ]);
}

export function servicesPhoneBanner(p: Palette): string {
  const inks = inksOf(p);
  return strip([
    range({
      ridge: "-20,86 120,78 260,86 400,74 540,84 660,66 740,80 830,52 900,72 980,54",
      base: 100,
      seed: 7,
      tones: p.far,
    }),
    porchFloor(PHONE_W, 94, PHONE_H, inks),
    roof(716, 970, 16, inks, 8),
    [734, 914].map((x) => porchPost(x, 24, 99, 10, inks)),
    bench(826, 101, 0.62, p),
    pot(888, 102, 0.5, p),
    verdin(852, 55, 14, { inks: p.bird }),
  ]);
}

/** A beam, the ends of its vigas, and the saguaro ribs that lie on them. */
function roof(left: number, right: number, y: number, inks: PorchInks, deep = 14): Drawing {
  const [shade, local, lit] = inks.wood;
  const pitch = deep * 3.6;
  const count = Math.floor((right - left - deep) / pitch);
  return [
    rect(left - deep, y - deep * 0.7, right - left + deep, deep * 0.7, local),
    line(
      times(
        Math.ceil((right - left) / (deep * 0.9)),
        (i) => d`M${left - deep + 4 + i * deep * 0.9} ${y - deep * 0.7}v${deep * 0.7}`,
      ).join(""),
      shade,
      1.8,
    ),
    rect(left, y, right - left, deep, shade),
    rect(left, y, right - left, deep * 0.3, lit, faint(0.55)),
    rect(left, y + deep - 2, right - left, 3, inks.under),
    times(count, (i) => [
      circ(left + deep * 1.6 + i * pitch, y + deep * 0.5, deep * 0.52, local),
      circ(left + deep * 1.7 + i * pitch, y + deep * 0.5, deep * 0.3, lit, faint(0.8)),
    ]),
  ];
}

/** A bench with a slatted back and a cushion: 150 units wide, 74 tall, on (x, y). */
function bench(x: number, y: number, scale: number, p: Palette): Drawing {
  const [shade, local, lit] = [ink.deep, ink.teal, ink.patina].map((color) => inLight(p, color, 0.3));
  return g(
    [
      path("M-75 0H60L80-8H-60Z", p.shadow, faint(0.25)),
      times(9, (i) => rect(-66 + i * 15.6, -68, 6, 40, local ?? "")),
      rect(-76, -74, 152, 9, local ?? ""),
      rect(-76, -74, 152, 3, lit ?? ""),
      rect(-76, -32, 152, 8, shade ?? ""),
      path("M-62-36Q-62-43-54-43H-12Q-5-43-5-36V-32H-62Z", inLight(p, ink.coral)),
      path("M-62-36Q-62-43-54-43H-40Q-46-38-46-32H-62Z", inLight(p, ink.clay)),
      rect(-80, -32, 160, 7, lit ?? ""),
      rect(-72, -74, 8, 74, shade ?? ""),
      rect(64, -74, 8, 74, local ?? ""),
      line("M-80-50H-60M60-50H82", lit ?? "", 5, ROUND),
    ],
    place(x, y, { scale }),
  );
}

function pot(x: number, y: number, scale: number, p: Palette): Drawing {
  return g(
    [
      scale > 0.8
        ? pear(0, -34, 26, { tones: p.cactus, fruit: inLight(p, ink.ocotillo) })
        : barrel(0, -36, 22, { tones: p.cactus }),
      path("M-26-40H26L19 0H-19Z", inLight(p, ink.clay)),
      path("M-26-40H-8L-6 0H-19Z", inLight(p, ink.chestnut)),
      rect(-29, -44, 58, 9, inLight(p, ink.coral), { rx: 2 }),
    ],
    place(x, y, { scale }),
  );
}

/** A lantern on a chain: lit by night. */
function hanging(x: number, y: number, p: Palette): Drawing {
  return g(
    [
      p.isNight && circ(0, 44, 40, p.glow, faint(0.16)),
      line("M0 0V22", inLight(p, ink.wood, 0.2), 2.4),
      path("M-13 30L0 18L13 30Z", inLight(p, ink.wood, 0.2)),
      path("M-11 30H11L8 56H-8Z", p.isNight ? p.glow : ink.sunPale),
      path("M-11 30H-4L-3 56H-8Z", p.isNight ? "#E9A84A" : ink.sun),
      rect(-10, 55, 20, 5, inLight(p, ink.wood, 0.2), { rx: 2 }),
    ],
    place(x, y),
  );
}
