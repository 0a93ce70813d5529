import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, line, path, place, ROUND, sun, svg, verdin } from "../../kit/index.ts";

/**
 * Testimonial: the verdin on an ocotillo cane, the low sun behind it. No ground: it stands on a
 * colour band.
 */
export function perch(): string {
  return svg(460, 520, [
    // apricot, for a cream ring turns to mud on the dark theme's ember
    sun(236, 250, [152, 200], ["#FFF1DA", "#F9AB5A"], [0.44]),
    cane("M70 520C120 390 190 300 318 236", 8),
    cane("M46 520C66 390 92 270 142 152", 7),
    cane("M104 520C196 446 280 408 392 396", 7),
    cane("M30 520C34 440 36 380 52 300", 6),
    flame(316, 237, 60, 1.15),
    flame(320, 233, 32, 0.85),
    flame(142, 154, 24, 1.15),
    flame(140, 156, 0, 0.85),
    flame(388, 396, 86, 1.05),
    flame(386, 397, 58, 0.8),
    flame(52, 302, 8, 1),
    flame(52, 302, -16, 0.72),
    verdin(226, 296, 176),
  ]);
}

/** An ocotillo cane with leaves along its stem. */
function cane(way: string, width: number): Drawing {
  return [
    line(way, "#3E6E62", width, ROUND),
    line(way, "#5E8A4A", width * 2.6, { "stroke-dasharray": d`${width * 0.7} ${width * 1.7}` }),
    line(way, ink.cactusShade, width * 0.7, ROUND),
  ];
}

/** A flower with its foot at (x, y). */
function flame(x: number, y: number, rotate: number, scale: number): Drawing {
  return g(
    [
      path("M0 0C-12-10-14-34 0-62C14-34 12-10 0 0Z", ink.ocotillo),
      path("M0 0C8-14 8-36 0-62C14-34 12-10 0 0Z", "#F08A5A"),
    ],
    place(x, y, { rotate, scale }),
  );
}
