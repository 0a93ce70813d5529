import type { Drawing, Palette } from "../../kit/index.ts";
import { d, faint, g, ink, line, mix, path, place, poly, rect, times } from "../../kit/index.ts";
import { sign } from "../offices/parts.ts";

/**
 * Sun City's clinic of the sixties: a folded-plate roof over a glass box, breeze block on the left, a
 * pylon on the right. (x, y) is the foot of the middle of its door. It spans 190 units to the left and
 * 172 to the right; the roof is 104 tall, the pylon 132.
 */
export function foldedClinic(x: number, y: number, scale: number, p: Palette): Drawing {
  return g(
    [
      path("M-168 0L-262 14H30L172 0Z", p.shadow, faint(0.3)),
      pylon(p),
      glassBox(p),
      breezeBlock(p),
      roof(p),
      posts(p),
    ],
    place(x, y, { scale }),
  );
}

const plaster = (p: Palette): string => (p.isNight ? mix(p.wall[0], ink.white, 0.28) : ink.white);

function glassBox(p: Palette): Drawing {
  const mullions = times(8, (i) => d`M${-104 + i * 33}-68V0`).join("");
  return [
    rect(-104, -68, 232, 68, p.pane),
    p.isNight
      ? rect(-104, -68, 232, 68, p.porch, faint(0.3))
      : times(7, (i) => path(d`M${-92 + i * 33}-68h11l-15 68h-11Z`, p.agave[1], faint(0.5))),
    rect(-104, -68, 232, 12, mix(p.pane, p.shadow, 0.55)),
    line(d`${mullions}M-104-40H128`, plaster(p), 2.6),
    rect(-18, -56, 36, 56, p.glow),
    path("M-20-58H20V0H16V-54H2V0H-2V-54H-16V0H-20Z", p.trim),
  ];
}

/** The pierced screen; each round hole shows its depth on the left. */
function breezeBlock(p: Palette): Drawing {
  const [lit, local, shade] = p.wall;
  let holes = "";
  let depths = "";
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const start = d`M${-157 + column * 10.4} ${-59 + row * 12.4}`;
      holes += d`${start}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`;
      depths += d`${start}a4 4 0 0 1 5.6-3.6a5 5 0 0 0-4.6 6.2a4 4 0 0 1-1-2.6Z`;
    }
  }
  return [
    rect(-170, -69, 68, 69, mix(local, p.isNight ? local : ink.apricot, 0.5)),
    rect(-170, -69, 9, 69, shade),
    rect(-104, -69, 2.4, 69, lit),
    path(holes, p.viga),
    path(depths, mix(p.viga, p.shadow, 0.6)),
  ];
}

/** Folded plates: glass in the gables, a pale edge, the right slopes in the sun. */
function roof(p: Palette): Drawing {
  const [top, foot, edge] = [-104, -76, 8];
  const plates = times(7, (i) => {
    const left = -190 + i * 48;
    const [middle, right] = [left + 24, left + 48];
    return {
      shade: poly([
        [left, foot],
        [middle, top],
        [middle, top + edge],
        [left, foot + edge],
      ]),
      lit: poly([
        [middle, top],
        [right, foot],
        [right, foot + edge],
        [middle, top + edge],
      ]),
      gable: poly([
        [left, foot + edge],
        [middle, top + edge],
        [right, foot + edge],
      ]),
      gleam: poly([
        [middle, top + edge],
        [middle + 10, top + edge + 12],
        [middle - 3, foot + edge],
        [middle - 12, foot + edge],
      ]),
    };
  });
  const all = (part: keyof (typeof plates)[number]) => plates.map((plate) => plate[part]).join("");
  return [
    path(all("gable"), p.isNight ? mix(p.glow, p.shadow, 0.62) : p.pane),
    !p.isNight && path(all("gleam"), p.agave[1], faint(0.5)),
    path(all("shade"), mix(plaster(p), p.wall[2], 0.45)),
    path(all("lit"), plaster(p)),
    rect(-190, -69, 336, 5, p.trim),
  ];
}

function posts(p: Palette): Drawing {
  return [-104, -38, 62, 128].map((x) => [
    rect(x - 3, -66, 6, 66, plaster(p)),
    rect(x - 3, -66, 2.2, 66, mix(plaster(p), p.wall[2], 0.5)),
  ]);
}

function pylon(p: Palette): Drawing {
  return [
    rect(138, -132, 7, 132, mix(p.trim, p.shadow, 0.6)),
    rect(145, -132, 27, 132, p.trim),
    rect(145, -132, 27, 4, p.glow),
    sign(151, -112, 0.46, p.isNight ? p.glow : ink.white),
  ];
}
