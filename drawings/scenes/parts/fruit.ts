import type { Drawing, Tones } from "../../kit/index.ts";
import { circ, d, dots, ell, g, path, place } from "../../kit/index.ts";

const ORANGE: Tones = ["#D9722E", "#F2963E", "#FBC77A"];

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
