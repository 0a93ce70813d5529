import type { Drawing } from "../../kit/index.ts";
import { circ, d, faint, g, ink, line, path, ROUND, rect } from "../../kit/index.ts";

export interface Skin {
  base: string;
  shade: string;
  /** Lip and nose. */
  deep: string;
  brow: string;
  cheek: string;
}

const FACE =
  "M181 196C181 136 299 136 299 196C299 212 299 224 296 238C290 272 266 298 240 298C214 298 190 272 184 238C181 224 181 212 181 196Z";
const SHADE =
  "M181 196C181 160 205 146 236 144C218 152 206 172 206 196C206 216 200 224 204 240C208 260 222 284 244 298C214 298 190 272 184 238C181 224 181 212 181 196Z";

export function ears(skin: Skin): Drawing {
  return [
    path("M182 206C170 200 167 214 171 228C174 238 181 242 186 238Z", skin.shade),
    path("M298 206C310 200 313 214 309 228C306 238 299 242 294 238Z", skin.base),
    path("M301 213C306 212 307 220 305 227C303 231 300 232 298 231Z", skin.shade),
  ];
}

/** `half` is half the width of the neck. */
export function neck(skin: Skin, half = 30): Drawing {
  const [left, right] = [240 - half, 240 + half];
  return [
    path(d`M${left} 268V330C${left} 352 ${right} 352 ${right} 330V268Z`, skin.base),
    path(
      d`M${left} 268V330C${left} 344 ${240 - half * 0.5} 348 240 348C232 328 238 312 252 304` +
        d`C${240 + half * 0.8} 297 ${right} 292 ${right} 284V268Z`,
      skin.shade,
    ),
  ];
}

export interface FaceOptions {
  brow?: string;
  browWidth?: number;
  lid?: string;
  lip?: string;
  /** How deep the smile is, in px. */
  smile?: number;
}

/** A minimal face: brow, lid line, small dark iris, one nose plane, a closed smile. */
export function face(skin: Skin, options: FaceOptions = {}): Drawing {
  const { brow = skin.brow, browWidth = 5, lid = skin.brow, lip = skin.deep, smile = 6 } = options;
  return [
    path(FACE, skin.base),
    path(SHADE, skin.shade),
    // cheek light
    path(
      "M272 222C284 220 291 228 289 240C284 250 272 250 267 242C264 234 266 226 272 222Z",
      skin.cheek,
      faint(0.4),
    ),
    // eyes: a lid line and a quiet dark iris
    line("M204.5 212.5Q216 203.5 228.5 211M251.5 211Q264 203.5 275.5 212.5", lid, 3, ROUND),
    circ(217, 213.6, 4.6, ink.ink),
    circ(263, 213.6, 4.6, ink.ink),
    g([circ(218.6, 211.9, 1.3, "#FFFFFF"), circ(264.6, 211.9, 1.3, "#FFFFFF")], faint(0.85)),
    line("M201 198Q214 189 229 196M252 196Q267 189 280 198", brow, browWidth, ROUND),
    // nose: one shaded plane
    path("M238 206C237 222 232 236 228 243C229 250 238 252 246 250C240 246 238 240 240 232Z", skin.shade),
    path(
      "M229 245C233 251 243 252 250 248C252 246 252 244 251 242C246 247 236 248 229 245Z",
      skin.deep,
      faint(0.8),
    ),
    // mouth: closed smile, a crescent
    path(
      d`M217 262Q228 263.5 234 263Q240 265 246 263Q252 263.5 264 261.5` +
        d`Q255 ${267 + smile} 240 ${267 + smile}T217 262Z`,
      lip,
    ),
    line(d`M213.5 260.5Q240 ${270 + smile * 0.3} 267 260`, skin.deep, 2.6, ROUND),
  ];
}

export interface GlassesOptions {
  color: string;
  width: number;
  /** Path data of the bridge and the temples. */
  bridge: string;
  /** The left and the right lens: [x, y, width, height]. */
  lenses: readonly (readonly [number, number, number, number])[];
  /** Corner radius of a lens. */
  corner: number;
}

export function glasses({ color, width, bridge, lenses, corner }: GlassesOptions): Drawing {
  const rims = lenses.map(([x, y, w, h]) => rect(x, y, w, h, "none", { rx: corner }));
  return g([rims, path(bridge, "none")], { stroke: color, "stroke-width": width });
}
