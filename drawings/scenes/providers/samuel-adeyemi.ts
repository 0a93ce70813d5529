import { ink, path } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, glasses, neck } from "./face.ts";
import { badge, lapels, torso, WHITE_COAT } from "./figure.ts";
import { BACKDROPS, figure, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#8A573C",
  shade: "#65392A",
  deep: "#46241C",
  brow: "#1D1718",
  cheek: "#9B6243",
};
const HAIR = "#221B1D";
const HAIR_SHADE = "#151113";

/** Dr Adeyemi: a short beard, round glasses, a clay tie. */
export function samuelAdeyemi(): string {
  const sitter = figure([
    torso(WHITE_COAT),
    neck(SKIN, 34),
    path("M194 338L240 474L288 338C270 352 212 352 194 338Z", "#EAF3F0"),
    path("M194 338L240 474L242 420C224 392 210 364 206 344Z", "#C6DAD5"),
    path("M228 362H254L249 384L260 452L241 478L222 452L233 384Z", ink.clay),
    path("M228 362H240L241 478L222 452L233 384Z", ink.chestnut),
    path("M228 360L241 366L254 360L250 382H232Z", "#C8714A"),
    path("M200 332L214 326L240 362L224 386Z", "#DDEAE6"),
    path("M282 332L268 326L242 362L258 386Z", "#FFFFFF"),
    lapels(WHITE_COAT),
    ears(SKIN),
    face(SKIN, { browWidth: 6, lip: "#7A3F30", smile: 7 }),
    // beard: follows the jaw, open around the mouth
    path(
      "M184 226C186 232 188 236 190 240C198 254 206 256 216 256C226 252 254 252 264 256C274 256 282 254 290 240C292 236 294 232 296 226C299 268 278 306 240 306C202 306 181 268 184 226ZM216 264C216 276 228 282 240 282S265 276 265 263C256 260 250 259 240 260C230 259 224 261 216 264Z",
      HAIR,
      { "fill-rule": "evenodd" },
    ),
    path(
      "M184 226C181 268 202 306 240 306C246 306 252 305 257 303C222 298 196 270 190 240C188 236 186 232 184 226Z",
      HAIR_SHADE,
    ),
    // hair: close crop
    path(
      "M178 214C168 146 198 116 240 116S312 146 302 214C299 206 299 196 296 186C290 164 280 158 262 158C250 160 230 160 218 158C200 158 190 164 184 186C181 196 181 206 178 214Z",
      HAIR,
    ),
    path("M178 214C168 146 198 116 240 116C206 124 190 150 190 176C186 186 181 202 178 214Z", HAIR_SHADE),
    // glasses
    glasses({
      color: "#2B2321",
      width: 4,
      corner: 13,
      lenses: [
        [196, 198, 40, 31],
        [245, 198, 40, 31],
      ],
      bridge: "M236 209Q240.5 205 245 209M196 209L181 206M285 209L299 206",
    }),
    badge(),
  ]);
  return portrait(BACKDROPS.gold, 9, sitter);
}
