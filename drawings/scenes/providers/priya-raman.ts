import { circ, ell, ink, line, path, ROUND, ROUND_JOIN } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, neck } from "./face.ts";
import { stethoscope, torso } from "./figure.ts";
import { BACKDROPS, figure, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#BC8157",
  shade: "#95593A",
  deep: "#74392B",
  brow: "#241A1C",
  cheek: "#C98560",
};
const HAIR = "#2A1E22";
const HAIR_SHADE = "#191216";
const HAIR_LIT = "#4A383E";
const SEAM = "#0A4A4C";

/** Dr Raman alone, without a backdrop: she is also on the screen of the telemedicine picture. */
export function priyaRamanFigure(): string {
  return figure([
    // long hair behind, over her left shoulder
    path(
      "M240 108C178 106 158 152 162 208C164 256 146 300 152 356C156 392 190 392 206 360L276 356C306 410 338 400 338 352C340 304 316 258 318 208C322 150 302 110 240 108Z",
      HAIR_SHADE,
    ),
    torso([ink.teal, ink.deep, SEAM]),
    neck(SKIN, 28),
    // V-neck scrubs
    path("M200 338L240 424L280 338C268 350 212 350 200 338Z", SKIN.base),
    path("M200 338L240 424L242 380C226 372 214 358 208 346Z", SKIN.shade),
    path("M206 334L240 408L275 334L287 340L241 440L193 340Z", "#0E7472"),
    line("M312 450H362V486", SEAM, 3, ROUND_JOIN),
    ell(240, 152, 62, 44, HAIR),
    ears(SKIN),
    face(SKIN, { lip: "#A04C3C", smile: 8 }),
    path(
      "M236 122C214 140 194 160 189 200C186 226 182 240 180 262C176 300 190 330 172 372C148 372 146 336 152 302C158 264 152 226 158 186C164 136 196 104 240 104C286 104 318 136 322 186C326 230 320 262 328 300C336 344 352 402 318 424C296 414 304 380 300 346C296 310 304 280 300 250C298 226 296 214 292 198C284 160 258 136 236 122Z",
      HAIR,
    ),
    line(
      "M244 114C284 124 306 154 308 196C310 236 306 268 314 304C320 338 330 368 320 396",
      HAIR_LIT,
      5,
      ROUND,
    ),
    line("M306 300C310 338 318 360 312 392", HAIR_LIT, 3, ROUND),
    circ(176, 247, 4, ink.sun),
    stethoscope(ink.night, "#D6E3E0"),
  ]);
}

/** Dr Raman: teal scrubs, long hair over her left shoulder. */
export const priyaRaman = (): string => portrait(BACKDROPS.dawn, 15, priyaRamanFigure());
