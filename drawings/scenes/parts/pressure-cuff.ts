import type { Drawing } from "../../kit/index.ts";
import { clip, ell, g, ink, line, path, place, ROUND, rect } from "../../kit/index.ts";

/**
 * A blood pressure cuff, wrapped loosely as around an arm, its end still open to the left. (x, y) is under its middle; 300 units
 * wide and 140 tall.
 */
export function pressureCuff(x: number, y: number, scale = 1): Drawing {
  const mouth = "M-96-108C-96-134-40-144 8-142C60-140 100-130 100-108C100-90 50-80 0-80C-50-80-96-88-96-108Z";
  const front =
    "M-150-112C-110-84-50-80 0-80C50-80 100-90 100-108V-34C100-10 50 0 0 0C-50 0-112-6-150-36Q-158-42-158-52V-98Q-158-116-150-112Z";
  return g(
    [
      path(mouth, ink.night),
      // the inner turn
      path("M-88-106C-86-128-36-137 8-135C56-133 93-126 93-108V-84L60-70H-88Z", ink.pine),
      path("M-88-106C-86-128-36-137 8-135C-30-126-46-110-44-80H-88Z", ink.teal),
      path("M-60-98C-50-118-14-124 14-122C50-120 70-114 72-104V-74H-56Z", ink.night),
      path(front, ink.teal),
      clip("cuff", front, [
        path("M-160-120H-104C-112-80-112-40-104 0H-160Z", ink.deep),
        path("M66-110H110V10H60C72-30 72-70 66-110Z", ink.patina),
        // the rough half of the fastener
        path("M-158-100C-140-88-124-82-108-78V-22C-126-26-142-32-158-44Z", ink.grey),
        line("M-152-88V-44M-144-82V-40M-136-79V-37M-128-76V-34M-120-74V-32", ink.haze, 3),
        path("M-90-48C-50-38 50-38 110-64V-50C50-24-50-24-90-34Z", ink.sunPale),
      ]),
      line("M-150-112C-110-84-50-80 0-80C50-80 100-90 100-108", ink.turquoise, 5, ROUND),
    ],
    place(x, y, { scale }),
  );
}

/** The bulb that pumps it up, on its side: 120 units long, its valve to the right, (x, y) under its middle. */
export function pressureBulb(x: number, y: number, scale = 1): Drawing {
  return g(
    [
      rect(-64, -36, 14, 20, ink.grey, { rx: 4 }),
      path("M-58-26C-56-50-30-58-4-56C22-54 44-42 46-26C44-10 22 2-4 2C-30 4-56-4-58-26Z", ink.deep),
      path("M-30-52C-4-60 34-50 42-30C22-46-4-48-30-52Z", ink.patina),
      path("M-4-56C20-56 38-46 44-30C34-42 18-48-4-56Z", ink.turquoise),
      rect(42, -36, 26, 20, ink.grey, { rx: 4 }),
      rect(42, -36, 26, 8, ink.haze, { rx: 4 }),
      ell(55, -39, 8, 6, ink.grey),
    ],
    place(x, y, { scale }),
  );
}
