import { circ, ell, faint, ink, line, path, ROUND } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, neck } from "./face.ts";
import { badge, lapels, torso, undershirt, WHITE_COAT } from "./figure.ts";
import { BACKDROPS, figure, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#D49A72",
  shade: "#B0734F",
  deep: "#8E4A37",
  brow: "#3A2A2A",
  cheek: "#DE9A78",
};
const HAIR = "#33272B";
const HAIR_SHADE = "#221A1F";
const SILVER = "#B9B4B4";

/** Dr Marrufo: a silver streak, turquoise earrings. */
export function elenaMarrufo(): string {
  return portrait(BACKDROPS.mist, 4, elenaMarrufoFigure());
}

/** Dr Marrufo alone, without a backdrop: she is also on the screen of the telemedicine article. */
export function elenaMarrufoFigure(): string {
  return figure([
    path(
      "M240 106C172 104 152 154 156 214C158 250 148 290 156 322C170 346 204 344 214 330L266 330C280 346 312 346 324 322C332 290 322 250 324 214C328 154 308 108 240 106Z",
      HAIR_SHADE,
    ),
    torso(WHITE_COAT),
    neck(SKIN),
    undershirt(ink.patina, ink.teal, 452),
    lapels(WHITE_COAT),
    ell(240, 152, 62, 44, HAIR),
    ears(SKIN),
    face(SKIN, { lip: "#B5614B", smile: 7 }),
    // hair front: side part from the right, silver streak
    path(
      "M262 128C230 150 200 164 190 196C186 214 184 236 180 262C176 290 178 306 168 326C152 318 148 290 152 252C154 226 150 200 156 174C164 130 200 102 244 104C296 106 322 136 326 180C329 210 324 226 328 254C332 290 328 316 312 326C302 306 304 290 300 262C297 240 300 214 294 196C290 172 280 146 262 128Z",
      HAIR,
    ),
    path(
      "M262 128C230 150 200 164 190 196C187 208 186 220 184 234C178 210 180 186 192 166C206 146 232 134 262 128Z",
      SILVER,
      faint(0.9),
    ),
    line("M268 122C296 136 312 162 314 200C315 232 318 262 316 296", "#5A4A50", 5, ROUND),
    circ(173, 248, 5, ink.turquoise),
    circ(307, 248, 5.5, ink.turquoise),
    circ(308.5, 246.5, 2, "#DDF1EC"),
    badge(),
  ]);
}
