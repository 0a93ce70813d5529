import type { BirdInks, Drawing } from "../../kit/index.ts";
import { clip, ink, path, svg, verdin } from "../../kit/index.ts";

/** The arched wall recess of a desert house. */
export const NICHO = "M2 64V28a26 26 0 0 1 52 0V64Z";

interface MarkInks {
  wall: string;
  rock: string;
  rockLit: string;
  bird: Partial<BirdInks>;
}

export const LIGHT: MarkInks = {
  wall: ink.teal,
  rock: ink.deep,
  rockLit: ink.patina,
  bird: {
    body: ink.mist,
    belly: "#FFF8EC",
    wing: ink.turquoise,
    shoulder: ink.ocotillo,
    beak: "#06272B",
    eye: "#06272B",
  },
};

/** Inks that the page sets, so that one inlined drawing follows its theme. */
const IN_PAGE: MarkInks = {
  wall: "var(--mark-wall)",
  rock: "var(--mark-rock)",
  rockLit: "var(--mark-rock-lit)",
  bird: {
    ...LIGHT.bird,
    body: "var(--mark-body)",
    belly: "var(--mark-belly)",
    wing: "var(--mark-wing)",
  },
};

/** The verdin in a nicho, 56 x 64. */
function birdInNicho({ wall, rock, rockLit, bird }: MarkInks): Drawing {
  return [
    path(NICHO, wall),
    clip("nicho", NICHO, [
      path("M0 66V56L12 50L30 44.5L42 50L56 55V66Z", rock),
      path("M30 44.5L42 50L56 55V66H34L31 55Z", rockLit),
      verdin(29, 47, 42, { inks: bird }),
    ]),
  ];
}

export const mark = (): string => svg(56, 64, birdInNicho(LIGHT));

/** The mark to inline in a page: it takes its inks from the tokens --mark-*. */
export const markInPage = (): string => svg(56, 64, birdInNicho(IN_PAGE));
