import type { Drawing, Point } from "../../kit/index.ts";
import { d, faint, g, ink, line, path, place, poly, ROUND, times } from "../../kit/index.ts";

const COLUMNS = 5;
const ROWS = 6;

/** Plain blocks, laid on the diagonal so that no two alike touch. */
const CLOTH = [ink.paper, ink.turquoise, ink.sunPale, ink.patina, ink.peach, ink.coral, ink.mist] as const;

/** An armchair from behind with a quilt over its back: 300 units wide, 340 tall, on (x, y). */
export function quiltedChair(x: number, y: number, scale = 1): Drawing {
  return g([frame(), quilt()], place(x, y, { scale }));
}

function frame(): Drawing {
  return [
    // the front legs and the rungs, farther off
    line("M-88-96V-22M90-96V-22", ink.wood, 12),
    line("M-96-40H98M-92-58H94", ink.wood, 8),
    // the arms, seen along their length
    path("M-110-166H-172Q-182-166-179-176L-166-202H-110Z", ink.wood),
    path("M110-166H174Q184-166 181-176L168-202H110Z", ink.earth),
    path("M110-195H171L168-202H110Z", "#DE9468"),
    line("M-156-166L-148-30M158-166L150-30", ink.wood, 10, ROUND),
    // the back posts
    line("M-110-2L-116-346", ink.wood, 18, ROUND),
    line("M110-2L116-346", ink.earth, 18, ROUND),
    line("M116-2L122-346", "#DE9468", 5, ROUND),
    path("M-114-336H114V-312H-114Z", ink.earth),
    path("M-104-104H104V-84H-104Z", ink.earth),
    path("M-104-104H104V-99H-104Z", "#DE9468"),
  ];
}

/** A point of the cloth: `across` and `down` from 0 to 1. It sags at the rail and waves at the hem. */
function onQuilt(across: number, down: number): Point {
  const sag = Math.sin(across * Math.PI) * 9 * (1 - down);
  const hem = Math.sin(across * 13 + 0.6) * 6 * down ** 2;
  const flare = (across - 0.5) * 20 * down;
  return [-98 + 196 * across + flare + Math.sin(across * 12) * 3 * down, -334 + sag + 236 * down + hem];
}

function quilt(): Drawing {
  const cell = (column: number, row: number): string =>
    poly([
      onQuilt(column / COLUMNS, row / ROWS),
      onQuilt((column + 1) / COLUMNS, row / ROWS),
      onQuilt((column + 1) / COLUMNS, (row + 1) / ROWS),
      onQuilt(column / COLUMNS, (row + 1) / ROWS),
    ]);
  const cells = times(COLUMNS * ROWS, (i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  const blocks = CLOTH.map((color, at) => {
    const mine = cells.filter(([column, row]) => (column + row * 3) % CLOTH.length === at);
    return path(mine.map(([column, row]) => cell(column, row)).join(""), color);
  });
  const along = (down: number, reach = 24) => times(reach + 1, (i) => onQuilt(i / reach, down));
  const edge = [...along(0, 8), ...along(1).reverse()];
  const strip = (from: number, to: number) =>
    poly([onQuilt(from, 0.07), onQuilt(to, 0.07), onQuilt(to + 0.02, 1), onQuilt(from - 0.015, 1)]);
  const seams = times(
    COLUMNS - 1,
    (i) => d`M${onQuilt((i + 1) / COLUMNS, 0)}L${onQuilt((i + 1) / COLUMNS, 1)}`,
  );
  const courses = times(
    ROWS - 1,
    (i) =>
      d`M${along((i + 1) / ROWS, 6)
        .map((p) => d`${p}`)
        .join("L")}`,
  );
  return [
    path(poly(edge), ink.mist),
    blocks,
    line(seams.join("") + courses.join(""), ink.white, 2.4, faint(0.85)),
    // folds: the left third in shade, two soft valleys, the rail's crest in the sun
    path(strip(0, 0.2), ink.deep, faint(0.34)),
    path(strip(0.2, 0.3) + strip(0.52, 0.58) + strip(0.78, 0.83), ink.deep, faint(0.17)),
    path(poly([...along(0, 8), ...along(0.06, 8).reverse()]), ink.paper, faint(0.5)),
    line(
      d`M${onQuilt(0, 0)}L${along(1)
        .map((p) => d`${p}`)
        .join("L")}L${onQuilt(1, 0)}`,
      ink.teal,
      5,
      {
        ...ROUND,
        "stroke-linejoin": "round",
      },
    ),
    line(d`M${onQuilt(1, 0.02)}L${onQuilt(1, 1)}`, ink.patina, 5, ROUND),
  ];
}
