import type { Drawing, Tones } from "../../kit/index.ts";
import { circ, clip, faint, ink, line, path, ROUND } from "../../kit/index.ts";

/**
 * A head that looks to the right, with closed smiling eyes: x 204 to 366, y 24 to 216; the neck ends at about (178..340, 274).
 * Draw the neck, the shirt's collar, the face, the hair, the ear.
 */

const NECK = "M212 150C214 200 206 244 178 274C220 306 300 308 340 274C320 258 312 234 312 200V150Z";
/** Forehead, nose, lips, chin, jaw. */
const FACE =
  "M204 90C210 40 262 18 306 34C330 44 342 66 342 92C344 100 350 112 362 130C366 138 362 142 350 143C349 148 350 151 352 154C354 158 352 161 348 163C351 166 351 170 347 174C346 182 350 190 346 200C340 214 320 218 300 212C270 204 236 186 222 150Z";

export function profileNeck([shade, local]: Tones): Drawing {
  return [
    path(NECK, local),
    clip("neck", NECK, [
      path("M170 140H236C240 200 226 260 250 310H170Z", shade),
      path("M214 150H330V206C300 232 262 220 236 190Z", shade),
    ]),
  ];
}

export interface ProfileOptions {
  brow: string;
  lip?: string;
  cheek?: string;
  /** The lines of the eye and the mouth. */
  line?: string;
}

export function profileFace([shade, local, lit]: Tones, options: ProfileOptions): Drawing {
  const { brow, lip = "#B25A48", cheek = ink.coral, line: dark = "#5E3A30" } = options;
  return [
    path(FACE, local),
    clip("face", FACE, [
      path("M190 80H256C250 120 252 170 300 214L220 220Z", shade),
      path("M322 30C344 60 344 96 350 120L366 140V20Z", lit),
      circ(312, 148, 17, cheek, faint(0.4)),
      path("M347 163C338 168 328 166 318 158C326 172 338 176 348 173Z", lip),
    ]),
    line("M349 163C338 166 326 162 318 154", dark, 3, ROUND),
    line("M312 108Q324 98 336 106", dark, 3.5, ROUND),
    line("M308 86Q324 76 338 84", brow, 5, ROUND),
    line("M348 142Q342 146 338 141", shade, 3, ROUND),
  ];
}

export function profileEar([shade, local]: Tones): Drawing {
  return [
    path("M256 106C274 98 284 112 280 128C276 144 262 150 256 140Z", local),
    path("M262 112C272 108 277 116 274 126C270 134 264 138 261 134Z", shade),
  ];
}
