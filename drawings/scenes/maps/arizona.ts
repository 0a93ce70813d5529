import type { Point } from "../../kit/index.ts";
import { circ, ink, path, poly, svg } from "../../kit/index.ts";
import { ARIZONA, OFFICES } from "./geography.ts";
import { COLOR } from "./marks.ts";

const SCALE = 100 / (114.82 - 109.04);

const project = ([longitude, latitude]: Point): Point => [
  (longitude + 114.82) * SCALE + 4,
  (37.01 - latitude) * SCALE * 1.2 + 4,
];

/** The state's silhouette with the three offices as dots. */
export function arizona(): string {
  const dotted = Object.values(OFFICES).map((office) => {
    const [x, y] = project(office);
    return circ(x, y, 3, ink.ocotillo);
  });
  return svg(108, 128, [path(poly(ARIZONA.map(project)), COLOR.peak), dotted], "Arizona");
}
