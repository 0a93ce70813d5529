/** Primitives. Each returns SVG text; y grows downward. */

export type Point = readonly [x: number, y: number];
export type Dot = readonly [x: number, y: number, radius: number];

/** Anything that can be drawn: SVG text, nothing, or a list of drawings from back to front. */
export type Drawing = string | false | undefined | readonly Drawing[];

export type Attributes = Readonly<Record<string, string | number>>;

/** Attributes of a stroke with round ends. */
export const ROUND: Attributes = { "stroke-linecap": "round" };

/** Attributes of a stroke with round ends and round corners. */
export const ROUND_JOIN: Attributes = { ...ROUND, "stroke-linejoin": "round" };

/** Attributes of a see-through ink. */
export const faint = (opacity: number): Attributes => ({ opacity });

/** Rounds to one decimal. */
export const n = (value: number): string => String(Number(value.toFixed(1)));

/** A point as path data. */
export const pt = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/**
 * Path data as a tagged template: d`M${x} ${y}L${point}Z`.
 * Numbers are rounded to one decimal, points become "x y", text stays as it is.
 */
export function d(parts: TemplateStringsArray, ...values: (number | string | Point)[]): string {
  return String.raw({ raw: parts }, ...values.map(pathValue));
}

function pathValue(value: number | string | Point): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? n(value) : pt(value);
}

/** Flattens a drawing to one string. */
export function merge(drawing: Drawing): string {
  if (!drawing) return "";
  return typeof drawing === "string" ? drawing : drawing.map(merge).join("");
}

/** Attributes as text, with a space before each. */
export function attributes(all: Attributes): string {
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

export function path(data: string, fill: string, extra: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;
}

/** A stroked path. */
export function line(data: string, stroke: string, width: number, extra: Attributes = {}): string {
  return path(data, "none", { stroke, "stroke-width": n(width), ...extra });
}

/** A circle about (x, y). */
export function circ(x: number, y: number, r: number, fill: string, extra: Attributes = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`;
}

/** An ellipse about (x, y). */
export function ell(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Attributes = {},
): string {
  const shape = attributes({ cx: n(x), cy: n(y), rx: n(rx), ry: n(ry), fill });
  return `<ellipse${shape}${attributes(extra)}/>`;
}

/** A rectangle with its top left corner at (x, y). Round its corners with `{ rx: 8 }`. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string {
  const shape = attributes({ x: n(x), y: n(y), width: n(width), height: n(height), fill });
  return `<rect${shape}${attributes(extra)}/>`;
}

/** A group. */
export function g(drawing: Drawing, extra: Attributes = {}): string {
  return `<g${attributes(extra)}>${merge(drawing)}</g>`;
}

export interface Placing {
  /** Degrees, clockwise. */
  rotate?: number;
  /** One factor, or one for each axis. A negative x mirrors the shape, and its light with it. */
  scale?: number | readonly [number, number];
}

/**
 * Attributes that move a shape drawn about (0, 0) to (x, y): g(shape, place(40, 90, { scale: 2
 * })).
 */
export function place(x: number, y: number, { rotate, scale }: Placing = {}): Attributes {
  const turned = rotate === undefined ? "" : `rotate(${rotate})`;
  const factors = typeof scale === "number" ? [scale] : (scale ?? []);
  const scaled = factors.length > 0 ? `scale(${factors.join(" ")})` : "";
  return { transform: `translate(${n(x)} ${n(y)})${turned}${scaled}` };
}

/** Shows only what is inside `outline`. The id needs to be unique in its picture only. */
export function clip(id: string, outline: string, drawing: Drawing): string {
  const mask = `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
  return mask + g(drawing, { "clip-path": `url(#${id})` });
}

/** Many dots in few bytes: round-capped strokes of no length, gathered by size. */
export function dots(list: readonly Dot[], fill: string, extra: Attributes = {}): string {
  const bySize: Record<string, string> = {};
  for (const [x, y, r] of list) {
    const size = r < 3 ? Math.max(0.5, toHalf(r)) : Math.round(r);
    const [left, top] = r < 4 ? [toHalf(x), toHalf(y)] : [x, y];
    bySize[size] = (bySize[size] ?? "") + d`M${left} ${top}h0`;
  }
  const paths = Object.entries(bySize).map(
    ([size, data]) => `<path stroke-width="${n(Number(size) * 2)}" d="${data}"/>`,
  );
  return g(paths, { fill: "none", stroke: fill, ...ROUND, ...extra });
}

const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** A whole picture. A title makes it an image with that name; without one it is decoration. */
export function svg(width: number, height: number, drawing: Drawing, title = ""): string {
  const frame = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    ...(title && { role: "img", "aria-label": title }),
  });
  return `<svg${frame}>${merge(drawing)}</svg>`;
}
