import type { Drawing, Palette } from "../../kit/index.ts";
import { mix, svg } from "../../kit/index.ts";

/** From 992 px: the words stand on the left, so left of 920 all lies below y 262. */
export const W = 1440;
export const H = 300;

/** Below 992 px: a strip under the title, cut from the left. All but the foot lies right of 640. */
export const PHONE_W = 960;
export const PHONE_H = 112;

/** The sky is not painted: the page's own ground shows through, flat, in either theme. */
export const wide = (drawing: Drawing): string => svg(W, H, drawing);
export const strip = (drawing: Drawing): string => svg(PHONE_W, PHONE_H, drawing);

/** An ink as it looks in this light: by night the daylight inks sink into the dark. */
export const inLight = (p: Palette, color: string, depth = 0.46): string =>
  p.isNight ? mix(color, p.bands[1][1], depth) : color;
