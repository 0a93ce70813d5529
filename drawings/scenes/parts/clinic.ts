import type { Drawing, Palette } from "../../kit/index.ts";
import { d, faint, path, rect, times } from "../../kit/index.ts";

/**
 * The small adobe clinic. (x, y) is the foot of the main block's left corner. It spans 92 px to
 * the left and 226 to the right.
 */
export function clinic(x: number, y: number, scale: number, palette: Palette): Drawing {
  const [lit, local, shade] = palette.wall;
  const X = (across: number) => x + across * scale;
  const Y = (up: number) => y - up * scale;
  const S = (length: number) => length * scale;
  const box = (left: number, bottom: number, width: number, height: number, fill: string) =>
    rect(X(left), Y(bottom + height), S(width), S(height), fill);
  const block = (left: number, width: number, height: number, fill: string, corner: number) =>
    path(
      d`M${X(left)} ${y}V${Y(height - corner)}q0 ${-S(corner)} ${S(corner)} ${-S(corner)}` +
        d`h${S(width - 2 * corner)}q${S(corner)} 0 ${S(corner)} ${S(corner)}V${y}Z`,
      fill,
    );
  const arch = (left: number, width: number, fill: string) =>
    path(d`M${X(left)} ${y}V${Y(26)}a${S(width / 2)} ${S(width / 2)} 0 0 1 ${S(width)} 0V${y}Z`, fill);
  return [
    path(
      d`M${X(-96)} ${y}L${X(-190)} ${Y(-14)}L${X(40)} ${Y(-14)}L${X(226)} ${y}Z`,
      palette.shadow,
      faint(0.3),
    ),
    // left wing (half shade), main block, right wing
    block(-92, 104, 54, local, 5),
    box(-92, 0, 16, 50, shade),
    block(0, 152, 84, lit, 6),
    path(d`M${x} ${Y(78)}q0 ${-S(6)} ${S(6)} ${-S(6)}h${S(16)}V${y}H${x}Z`, shade),
    block(148, 78, 62, lit, 5),
    path(d`M${X(148)} ${Y(58)}h${S(9)}V${y}h${-S(9)}Z`, local),
    times(9, (i) => box(32 + i * 12.6, 66, 3.6, 3.6, palette.viga)),
    times(5, (i) => box(-68 + i * 14, 42, 3.2, 3.2, palette.viga)),
    // ramada over the entrance, the wall in its shade
    box(40, 0, 78, 48, palette.porch),
    arch(50, 26, palette.trim),
    arch(54, 18, palette.glow),
    box(86, 13, 22, 20, palette.trim),
    box(88.5, 15.5, 17, 15, palette.glow),
    box(30, 47, 98, 5, palette.viga),
    box(36, 0, 4, 47, palette.viga),
    box(118, 0, 4, 47, palette.viga),
    box(39, 0, 1.5, 47, lit),
    box(121, 0, 1.5, 47, lit),
    // windows of the right and the left wing
    [168, 194].map((left) => [box(left, 20, 17, 24, local), box(left, 20, 12, 22, palette.pane)]),
    [-62, -34].map((left) => [box(left, 18, 17, 18, shade), box(left, 18, 13, 16, palette.pane)]),
  ];
}
