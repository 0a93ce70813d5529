import type { Drawing } from "../../kit/index.ts";
import { d, faint, g, ink, path, place, rect } from "../../kit/index.ts";

/** The frame of an office picture. The ground begins at y 400. */
export const W = 720;
export const H = 480;

/** The bird alone, one ink, as on the offices' signs. */
export function sign(x: number, y: number, scale: number, fill: string): string {
  return g(
    path(
      "M0 14C-2 4 5-5 14-5C16-10 21-13 26-12C31-11 34-7 33-3L39 0L32 2C30 10 22 16 12 16C8 17-6 19-14 19C-8 17-2 16 0 14Z",
      fill,
    ),
    place(x, y, { scale }),
  );
}

/** A window with one slanted reflection. */
export function glass(x: number, y: number, width: number, height: number): Drawing {
  const gleam = d`M${x + width * 0.35} ${y}h${width * 0.3}l${-width * 0.4} ${height}h${-width * 0.25}v${-height * 0.12}Z`;
  return [rect(x, y, width, height, ink.pine), path(gleam, "#3E8A86", faint(0.55))];
}
