import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, line, path, place, ROUND, times } from "../../kit/index.ts";

export type SprayInks = readonly [twig: string, under: string, upper: string];

const GREEN: SprayInks = [ink.verdeShade, ink.verdeShade, ink.verde];

/** A twig with pairs of small leaves that starts at (x, y) and hangs to the right. */
export function leafSpray(x: number, y: number, rotate: number, length: number, inks = GREEN): Drawing {
  const [twig, under, upper] = inks;
  const pairs = Math.floor(length / 20);
  const leaves = (side: 1 | -1) =>
    times(pairs, (i) => {
      const at = 26 + i * 18;
      const reach = 22 - (i / pairs) * 9;
      return d`M${at} ${sag(at, length)}q${reach * 0.4} ${side * reach * 0.9} ${reach} ${side * reach * 0.8}q${-reach * 0.1} ${-side * reach * 0.7} ${-reach} ${-side * reach * 0.8}Z`;
    }).join("");
  return g(
    [
      line(d`M0 0Q${length * 0.5} ${-length * 0.02} ${length} ${sag(length, length)}`, twig, 4, ROUND),
      path(leaves(1), under),
      path(leaves(-1), upper),
    ],
    place(x, y, { rotate }),
  );
}

const sag = (at: number, length: number): number => 0.12 * length * (at / length) ** 2;
