import type { Drawing } from "../../kit/index.ts";
import { clip, ell, faint, ink, line, path } from "../../kit/index.ts";

const STRAW = { shade: "#D9A85E", local: "#F3D08F", lit: "#FBE6BD", under: "#C9964F" } as const;

const BRIM = "M-130 0A130 32 0 0 1 130 0A130 32 0 0 1 -130 0Z";
const CROWN = "M-68 2C-70-52-52-84-22-88C-8-90-2-84 6-85C44-90 68-56 68 2C40 16-40 16-68 2Z";

/**
 * A wide straw hat: the middle of its brim at (0, 0), 260 wide, 88 tall. The id tells the hats of
 * a picture apart.
 */
export function sunHat(id: string, band: string = ink.ocotillo): Drawing {
  return [
    path("M-130 0A130 32 0 0 0 130 0Q128 10 116 18A130 32 0 0 1-116 18Q-128 10-130 0Z", STRAW.under),
    path(BRIM, STRAW.local),
    clip(`${id}-brim`, BRIM, [
      path("M-140-40H-60C-100-20-100 20-40 40H-140Z", STRAW.shade, faint(0.55)),
      path("M60-40C120-20 122 16 60 40H140V-40Z", STRAW.lit),
      line(
        "M-114 0A114 27 0 0 0 114 0A114 27 0 0 0-114 0M-96 0A96 22 0 0 0 96 0",
        STRAW.shade,
        1.8,
        faint(0.7),
      ),
    ]),
    // the crown's shadow on the brim
    ell(-34, 6, 62, 14, STRAW.under, faint(0.75)),
    path(CROWN, STRAW.local),
    clip(`${id}-crown`, CROWN, [
      path("M-80-100H-24C-42-60-44-20-36 20H-80Z", STRAW.shade),
      path("M34-96C56-60 56-20 46 20H80V-96Z", STRAW.lit),
      line(
        "M-70-36C-40-28 40-28 70-36M-66-52C-40-44 40-44 66-52M-58-68C-30-60 30-60 60-68",
        STRAW.shade,
        1.8,
        faint(0.6),
      ),
      path("M-72-24C-36-10 36-10 72-24V4C36 18-36 18-72 4Z", band),
      path("M-72-24C-60-18-50-16-40-15V13C-56 11-66 7-72 4Z", ink.chestnut, faint(0.6)),
    ]),
    path("M-26-82C-10-74 8-74 22-80C10-66-12-66-26-82Z", STRAW.shade, faint(0.7)),
  ];
}
