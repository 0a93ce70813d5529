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

export interface HeadOptions {
  /** Degrees, clockwise. */
  tilt?: number;
  /** The head against the usual one. */
  scale?: readonly [number, number];
}

/** All that moves with the head, about the throat. */
export function head(parts: Drawing, { tilt = 0, scale = [1, 1] }: HeadOptions): string {
  return g(parts, {
    transform: `translate(240 300)rotate(${tilt})scale(${scale.join(" ")})translate(-240 -300)`,
  });
}

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
  /** How high the brows arch above the eyes, in px. */
  arch?: number;
  lid?: string;
  /** How far the face is turned to the right, in px: eyes, nose and mouth move over the face. */
  turn?: number;
  /** Instead of the closed smile. */
  mouth?: Drawing;
}

/** A minimal face: brow, lid line, small dark iris, one nose plane, and a mouth. */
export function face(skin: Skin, options: FaceOptions = {}): Drawing {
  const { brow = skin.brow, browWidth = 5, arch = 9, lid = skin.brow, turn = 0 } = options;
  return [
    path(FACE, skin.base),
    path(SHADE, skin.shade),
    g(
      [
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
        line(d`M201 198Q214 ${198 - arch} 229 196M252 196Q267 ${198 - arch} 280 198`, brow, browWidth, ROUND),
        // nose: one shaded plane
        path("M238 206C237 222 232 236 228 243C229 250 238 252 246 250C240 246 238 240 240 232Z", skin.shade),
        path(
          "M229 245C233 251 243 252 250 248C252 246 252 244 251 242C246 247 236 248 229 245Z",
          skin.deep,
          faint(0.8),
        ),
        options.mouth,
      ],
      turn === 0 ? {} : { transform: `translate(${turn})` },
    ),
  ];
}

/** A closed smile, a crescent `depth` px deep. */
export function closedSmile(skin: Skin, lip: string, depth: number): Drawing {
  return [
    path(
      d`M217 262Q228 263.5 234 263Q240 265 246 263Q252 263.5 264 261.5` +
        d`Q255 ${267 + depth} 240 ${267 + depth}T217 262Z`,
      lip,
    ),
    line(d`M213 259Q240 ${271 + depth * 0.3} 268 258.5`, skin.deep, 2.6, ROUND),
  ];
}

/** A smile that shows the upper teeth. */
export function openSmile(skin: Skin, lip: string): Drawing {
  return [
    path("M213 258.5C222 262 258 262 267 258C264 276 254 284 240 284S216 276 213 258.5Z", lip),
    path("M217 260.5C228 263 252 263 263 260C261 268 254 273 240 273S219 269 217 260.5Z", "#FFF8EE"),
    line("M211 257.5Q214 259 216 261M269 257Q266 258.6 264 260.6", skin.deep, 2.6, ROUND),
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
