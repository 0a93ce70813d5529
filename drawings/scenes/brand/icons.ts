import { circ, clip, g, ink, path, place, rect, svg, verdin } from "../../kit/index.ts";
import { LIGHT, NICHO } from "./mark.ts";

/** The mark for 16 to 32 px: the bird fills the nicho, with few inks. On a dark tab the wall is lighter. */
export function favicon(): string {
  const bird = { ...LIGHT.bird, belly: "#FFF8EC", body: "#FFF8EC", shoulder: ink.turquoise };
  return svg(64, 64, [
    "<style>@media (prefers-color-scheme:dark){.wall{fill:#2F8A85}}</style>",
    g(
      [
        path(NICHO, ink.teal, { class: "wall" }),
        clip("nicho", NICHO, [
          path("M0 66V57.5L56 56V66Z", ink.deep),
          verdin(26, 57, 47, { inks: bird }),
          circ(38.7, 20.8, 2.9, "#06272B"),
        ]),
      ],
      place(4, 0),
    ),
  ]);
}

/** 512 x 512 on a teal ground. All that matters lies within 205 of the middle, where no launcher cuts it. */
export function maskable(): string {
  return svg(512, 512, [
    rect(0, 0, 512, 512, ink.teal),
    g(
      [
        path("M2 58V28a26 26 0 0 1 52 0V58Z", ink.peach),
        clip("nicho", NICHO, [
          path("M0 66V56L12 50L30 44.5L42 50L56 55V66Z", ink.deep),
          path("M30 44.5L42 50L56 55V66H34L31 55Z", ink.patina),
          verdin(29, 47, 42),
        ]),
      ],
      place(256 - 28 * 5, 256 - 33 * 5, { scale: 5 }),
    ),
  ]);
}
