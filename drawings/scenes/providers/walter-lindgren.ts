import { d, ell, ink, line, path, ROUND, ROUND_JOIN } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, glasses, neck } from "./face.ts";
import type { Cloth } from "./figure.ts";
import { stethoscope, torso } from "./figure.ts";
import { BACKDROPS, figure, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#EDBE9B",
  shade: "#CD9270",
  deep: "#A85F49",
  brow: "#B7AFA8",
  cheek: "#F0A98A",
};
const SCRUBS: Cloth = ["#7FB7AE", "#4E8F89", "#3F7E79"];
const HAIR = "#E8E4DC";
const HAIR_SHADE = "#BFC4C0";
const HAIR_LIT = "#FFFDF8";
const LIP = "#B96E58";
const MOUTH =
  "M219 263C226 276 234 280 241 280S256 276 263 262.5C254 266 248 267 240 267C232 267 226 266 219 263Z";

/** Nurse practitioner Lindgren: white beard, laugh lines, pale scrubs. */
export function walterLindgren(): string {
  const sitter = figure([
    torso(SCRUBS),
    neck(SKIN, 34),
    path("M196 338L240 418L286 338C270 352 212 352 196 338Z", "#FFFFFF"),
    path("M196 338L240 418L242 384C224 372 212 358 204 346Z", "#CFE0DC"),
    path("M201 334L240 402L280 334L293 340L241 436L188 340Z", "#96C9C0"),
    line("M312 452H364V490", SCRUBS[2], 3, ROUND_JOIN),
    ell(246, 170, 50, 30, SKIN.base),
    ears(SKIN),
    face(SKIN, { brow: "#C9C3BA", lid: "#8D7A6E", browWidth: 6, lip: LIP }),
    // laugh lines and forehead, quietly
    line(
      "M211 244C206 252 206 258 208 264M271 244C276 252 276 258 274 264M214 174Q240 168 268 174",
      SKIN.shade,
      2.4,
      { ...ROUND, opacity: 0.75 },
    ),
    // moustache + short beard
    path(
      d`M184 228C188 250 196 262 206 263C218 252 232 252 240 256C248 252 264 252 274 263C284 262 292 250 296 228C300 272 276 310 240 310C204 310 180 272 184 228Z${MOUTH}`,
      HAIR,
      { "fill-rule": "evenodd" },
    ),
    path(MOUTH, LIP),
    path(
      "M184 228C180 272 204 310 240 310C247 310 253 308 259 306C222 300 196 268 190 246C187 240 185 234 184 228Z",
      HAIR_SHADE,
    ),
    // hair: receding, swept
    path(
      "M179 216C164 150 190 112 240 110C294 108 318 148 301 216C297 206 298 190 294 178C286 160 276 154 262 150C246 158 214 156 196 170C186 182 184 200 179 216Z",
      HAIR,
    ),
    path("M179 216C164 150 190 112 240 110C206 122 188 146 190 178C185 190 182 204 179 216Z", HAIR_SHADE),
    line("M214 126C244 114 278 122 292 150", HAIR_LIT, 4, ROUND),
    glasses({
      color: "#5E6A6A",
      width: 3,
      corner: 9,
      lenses: [
        [196, 200, 39, 26],
        [246, 200, 39, 26],
      ],
      bridge: "M235 208Q240.5 204 246 208M196 208L181 206M285 208L299 206",
    }),
    stethoscope(ink.deep, "#EEF4F2"),
  ]);
  return portrait(BACKDROPS.clay, 22, sitter);
}
