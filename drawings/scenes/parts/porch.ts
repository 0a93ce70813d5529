import type { Drawing, Tones } from "../../kit/index.ts";
import { d, line, rect, times } from "../../kit/index.ts";

/** The inks of a porch in one light. */
export interface PorchInks {
  wood: Tones;
  /** The line of shade under the beam. */
  under: string;
  board: string;
  edge: string;
  seam: string;
}

export const DAY_PORCH: PorchInks = {
  wood: ["#6E3F2E", "#8A5A3F", "#C98C6A"],
  under: "#4A2A22",
  board: "#E3A67C",
  edge: "#FBE3C6",
  seam: "#CF8E66",
};

export const DUSK_PORCH: PorchInks = {
  wood: ["#4F3230", "#7A4B38", "#DE9468"],
  under: "#35262A",
  board: "#C4835F",
  edge: "#F0B98E",
  seam: "#A96A4C",
};

export const NIGHT_PORCH: PorchInks = {
  wood: ["#1B2A30", "#33413F", "#7F8C82"],
  under: "#121F25",
  board: "#24434A",
  edge: "#557A7B",
  seam: "#17323A",
};

/** The ramada overhead: a beam across the picture, `depth` px deep, and the ends of its vigas. */
export function porchRoof(width: number, depth: number, inks: PorchInks, pitch = 78): Drawing {
  const [shade, local, lit] = inks.wood;
  return [
    rect(0, 0, width, depth, shade),
    rect(0, depth - 4, width, 5, inks.under),
    times(Math.ceil(width / pitch), (i) => [
      rect(20 + i * pitch, depth + 1, 22, 18, local),
      rect(35 + i * pitch, depth + 1, 7, 18, lit),
    ]),
  ];
}

/** A post of the ramada, its left side at x. */
export function porchPost(x: number, top: number, foot: number, width: number, inks: PorchInks): Drawing {
  const [shade, local, lit] = inks.wood;
  return [
    rect(x, top, width, foot - top, local),
    rect(x, top, width * 0.36, foot - top, shade),
    rect(x + width * 0.82, top, width * 0.18, foot - top, lit),
    rect(x - width * 0.22, foot - 12, width * 1.44, 14, shade),
    rect(x + width * 0.6, foot - 12, width * 0.62, 14, local),
  ];
}

/** Boards that run across the picture, wider towards the viewer, with a few butt joints. */
export function porchFloor(width: number, top: number, bottom: number, inks: PorchInks): Drawing {
  const seams = [0.22, 0.5, 0.84].map((share) => top + (bottom - top) * share);
  const joints = [
    [0.16, 0.62, 0.9],
    [0.36, 0.78],
    [0.08, 0.52, 0.94],
  ];
  const ticks = joints.flatMap((row, at) => {
    const from = at === 0 ? top + 8 : (seams[at - 1] ?? top);
    const to = seams[at] ?? bottom;
    return row.map((share) => d`M${width * share} ${from}L${width * (0.5 + (share - 0.5) * 1.06)} ${to}`);
  });
  return [
    rect(0, top, width, bottom - top, inks.board),
    rect(0, top, width, 8, inks.edge),
    line(seams.map((y) => d`M0 ${y}H${width}`).join("") + ticks.join(""), inks.seam, 2.5),
  ];
}
