import type { Drawing } from "../../kit/index.ts";
import { DAWN, ell, faint, flecks, ink, path, rect, verdin } from "../../kit/index.ts";
import { mug } from "../parts/mug.ts";
import { openNotebook, pen } from "../parts/notebook.ts";
import { tableLamp } from "../parts/table-lamp.ts";
import { SILL, scene, W } from "./scene.ts";

/** A lit lamp, an open notebook and a warm mug: someone writes it down, someone reads it with care. */
export function psychiatricServices(): string {
  return scene(
    8,
    [
      table(),
      ell(400, 392, 92, 8, DAWN.shadow, faint(0.28)),
      tableLamp(466, 386, 1.06),
      ell(82, 400, 52, 6, DAWN.shadow, faint(0.28)),
      mug(104, 400, 0.92, { tones: [ink.teal, ink.turquoise] }),
      openNotebook(270, 446, { written: [6, 3], scale: 1.08 }),
      pen(388, 418, -24, 0.9),
      verdin(580, 404, 38, { flip: true }),
    ],
    { sill: false, disc: false },
  );
}

/** A deep sill: there is room to write. */
function table(): Drawing {
  return [
    rect(0, 362, W, 118, SILL.top),
    path("M300 362H640V452H210Z", ink.sunPale, faint(0.5)),
    rect(0, 362, W, 4, ink.paper, faint(0.7)),
    rect(0, 452, W, 28, SILL.face),
    rect(0, 452, W, 7, SILL.edge),
    flecks([10, 464, 620, 476], 8, SILL.fleck, { seed: 10, length: 18, width: 2 }),
  ];
}
