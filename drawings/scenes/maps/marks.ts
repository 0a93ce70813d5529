import type { Attributes, Drawing } from "../../kit/index.ts";
import { attributes, circ, ell, faint, g, ink, n, path, place, points, poly, rect } from "../../kit/index.ts";

/**
 * Colours are the site's own tokens, so an inlined map turns to night by itself. The second is for
 * a map on its own.
 */
export const COLOR = {
  land: "var(--map-land,#FBEAD4)",
  city: "var(--map-city,#FFF8EE)",
  street: "var(--map-street,#F3E3CC)",
  water: "var(--map-water,#A8D5CC)",
  peak: "var(--map-peak,#7FB2AC)",
  peakLit: "var(--map-lit,#F4C29C)",
  road: "var(--map-road,#FFFFFF)",
  roadEdge: "var(--map-case,#DFAE80)",
  avenueEdge: "var(--map-case2,#EBCFA9)",
  freeway: "var(--map-fwy,#FBDDAF)",
  shield: "var(--map-shield,#FFFDF8)",
  ink: "var(--map-ink,#0A3B40)",
  town: "var(--map-town,#3A5558)",
  range: "var(--map-range,#4A655F)",
  pin: "var(--map-pin,#0B5F60)",
  chip: "var(--map-chip,#0A3B40)",
  chipInk: "var(--map-chip-ink,#FFFDF8)",
} as const;

const FONT = "'National Park Variable','Overpass',system-ui,sans-serif";

/** Words on a map. They stay text, so the page's font draws them. */
export function text(content: string, size: number, weight: number, extra: Attributes): string {
  const style = { "font-size": n(size), "font-weight": weight, "font-family": FONT };
  return `<text${attributes({ ...extra, ...style })}>${content}</text>`;
}

/** Attributes that centre words on (x, y) in one colour. */
export const centred = (x: number, y: number, fill: string): Attributes => ({
  x: n(x),
  y: n(y),
  "text-anchor": "middle",
  fill,
});

/** Attributes of a rim around words, so that they read across a road. */
export const rimmed = (width: number): Attributes => ({
  "paint-order": "stroke",
  stroke: COLOR.city,
  "stroke-width": n(width),
  "stroke-linejoin": "round",
});

const PEAK = "-100,0 -55,-37 -30,-25 5,-60 40,-30 60,-40 100,0";
const PEAK_LIT = [
  "5,-60 40,-30 36,0 2,0 -6,-20 6,-36",
  "60,-40 100,0 66,0 56,-20",
  "-55,-37 -30,-25 -34,0 -60,0 -54,-20",
];

/** Small mountains, each with the middle of its foot at (x, y) and twice as wide as its size: drawn once, shown often. */
export function peaks(all: readonly (readonly [x: number, y: number, size: number])[]): Drawing {
  const outline = (shape: string) => poly(points(shape));
  const drawn = [path(outline(PEAK), COLOR.peak), path(PEAK_LIT.map(outline).join(""), COLOR.peakLit)];
  return [
    `<defs>${g(drawn, { id: "peak" })}</defs>`,
    ...all.map(([x, y, size]) => `<use href="#peak"${attributes(place(x, y, { scale: size / 100 }))}/>`),
  ];
}

/** A road's number about (x, y). Interstates have squarer shields. */
export function shield(x: number, y: number, number: string, scale = 1): Drawing {
  const isInterstate = number.length === 2 && number.startsWith("1");
  const width = number.length * 8.2 + 14;
  const frame = { rx: isInterstate ? 7 : 11, stroke: COLOR.ink, "stroke-width": 1.6 };
  const mark = [
    rect(-width / 2, -11, width, 22, COLOR.shield, frame),
    text(number, 14, 700, centred(0, 5, COLOR.ink)),
  ];
  return g(mark, place(x, y, scale === 1 ? {} : { scale }));
}

const PIN = "M0 0C-6-12-22-20-22-38A22 22 0 0 1 22-38C22-20 6-12 0 0Z";
const PIN_BIRD =
  "M-16 8C-18-2-11-11-2-11C0-16 5-19 10-18C15-17 18-13 17-9L23-6L16-4C14 4 6 10-4 10C-8 11-14 12-18 12C-16 11-16 9-16 8Z";

/** An office's pin: its tip is on (x, y), the bird is in its head. */
export function pin(x: number, y: number, scale: number): Drawing {
  const mark = [
    ell(0, 2, 11, 4, ink.deep, faint(0.25)),
    path(PIN, COLOR.pin),
    circ(0, -38, 15, "#FFF8EC"),
    g(path(PIN_BIRD, ink.teal), { transform: "translate(-1.5 -35.5)scale(.62)" }),
  ];
  return g(mark, place(x, y, { scale }));
}

/** A name on a dark chip, which starts or ends at (x, y). */
export function label(x: number, y: number, name: string, side: "start" | "end", scale: number): Drawing {
  const width = name.length * 10.6 + 26;
  const left = side === "start" ? 0 : -width;
  const chip = [
    rect(left, -17, width, 34, COLOR.chip, { rx: 17 }),
    text(name, 18, 700, centred(left + width / 2, 6, COLOR.chipInk)),
  ];
  return g(chip, place(x, y, scale === 1 ? {} : { scale }));
}
