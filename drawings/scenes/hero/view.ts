import type { Drawing, Point } from "../../kit/index.ts";
import { g, item, place, points, svg } from "../../kit/index.ts";

/** The whole scene. A phone shows a slice of it with more sky above. */
export const SCENE = { width: 1440, height: 860 } as const;

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
  isPhone: boolean;
}

export const DESKTOP: View = { x: 0, y: 0, ...SCENE, isPhone: false };

/** The phone's slice, 520 wide, of which the left edge is free to choose. */
export const phoneView = (x: number): View => ({
  x,
  y: -327,
  width: 520,
  height: 1187,
  isPhone: true,
});

/** Whether anything within `reach` of x is in view. Skip what is not, to save bytes. */
export function isInView(view: View, x: number, reach = 0): boolean {
  return x + reach > view.x && x - reach < view.x + view.width;
}

/** The part of a ridge that is in view, with a margin. */
export function ridgeInView(view: View, ridge: string): Point[] {
  const all = points(ridge);
  const x = (index: number) => item(all, index)[0];
  let first = 0;
  let end = all.length;
  while (first < all.length - 2 && x(first + 1) < view.x - 60) first++;
  while (end > 2 && x(end - 2) > view.x + view.width + 60) end--;
  return all.slice(first, end);
}

/** The finished picture: the scene moved so that the view fills the frame. */
export function frame(view: View, drawing: Drawing): string {
  const shown = view.isPhone ? g(drawing, place(-view.x, -view.y)) : drawing;
  return svg(view.width, view.height, shown);
}
