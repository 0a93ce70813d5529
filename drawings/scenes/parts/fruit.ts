import type { Drawing, Tones } from "../../kit/index.ts";
import { circ, d, dots, ell, g, line, path, place, times } from "../../kit/index.ts";

const ORANGE: Tones = ["#D9722E", "#F2963E", "#FBC77A"];
const PITH = "#FFF1DA";

/** An orange about (x, y). */
export function orange(x: number, y: number, r: number, [shade, local, lit]: Tones = ORANGE): Drawing {
  const [gleamX, gleamY] = [x + r * 0.42, y - r * 0.46];
  return [
    circ(x, y, r, shade),
    circ(x + r * 0.12, y - r * 0.1, r * 0.86, local),
    ell(gleamX, gleamY, r * 0.28, r * 0.2, lit, { transform: d`rotate(38 ${gleamX} ${gleamY})` }),
    dots([[x - r * 0.1, y - r * 0.72, r * 0.06]], shade),
  ];
}

/** A lemon about (x, y). */
export function lemon(x: number, y: number, r: number, rotate: number): Drawing {
  const u = (share: number) => r * share;
  const lower = d`C${u(1.1)} ${u(0.3)} ${r} ${u(0.9)} 0 ${u(0.9)}S${u(-1.1)} ${u(0.3)} ${u(-1.35)} 0Z`;
  const upper = d`M${u(-1.35)} 0C${u(-1.1)} ${u(-0.3)} ${-r} ${u(-0.9)} 0 ${u(-0.9)}S${u(1.1)} ${u(-0.3)} ${u(1.35)} 0`;
  const shade =
    d`M${u(-1.35)} 0C${u(-1.1)} ${u(0.3)} ${-r} ${u(0.9)} 0 ${u(0.9)}S${u(1.1)} ${u(0.3)} ${u(1.35)} 0` +
    d`C${u(0.6)} ${u(0.5)} ${u(-0.4)} ${u(0.5)} ${u(-1.35)} 0Z`;
  return g([path(upper + lower, "#F6C945"), path(shade, "#DDA52B")], place(x, y, { rotate }));
}

/** A cut grapefruit about (x, y), its face to the viewer. */
export function grapefruitHalf(x: number, y: number, r: number): Drawing {
  const walls = times(9, (i) => {
    const angle = (i / 9) * 6.283 + 0.2;
    return d`M${x} ${y}L${x + Math.cos(angle) * r * 0.8} ${y + Math.sin(angle) * r * 0.8}`;
  });
  return [
    circ(x, y, r, "#F2963E"),
    circ(x, y, r * 0.9, PITH),
    circ(x, y, r * 0.8, "#E8745A"),
    line(walls.join(""), PITH, 3.5),
    circ(x, y, r * 0.1, PITH),
  ];
}

/** A prickly pear fruit about (x, y), 64 px tall. */
export function tuna(x: number, y: number, rotate: number): Drawing {
  return g(
    [
      path("M-15-30C-30-16-30 14-14 30C-6 36 8 36 15 30C30 14 30-16 16-30Z", "#9E2F3E"),
      path("M8-30H16C30-16 30 14 15 30C12 32 9 33 6 34C20 14 20-12 8-30Z", "#D2606A"),
      ell(0, -30, 16, 5.5, "#6E1F2C"),
      ell(1, -30, 11, 3, "#B5525C"),
      dots(
        [
          [-8, -8, 1.5],
          [2, 4, 1.5],
          [-6, 14, 1.5],
          [8, -10, 1.5],
        ],
        "#F6C9A8",
      ),
    ],
    place(x, y, { rotate }),
  );
}
