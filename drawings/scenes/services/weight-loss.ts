import type { Drawing } from "../../kit/index.ts";
import { DAWN, d, faint, g, ink, line, path, place, ROUND, rect, times } from "../../kit/index.ts";
import { walkingShoe } from "../parts/walking-shoe.ts";
import { H, scene, W } from "./scene.ts";

/** The exam room: a doctor's scale by the window, a pair of walking shoes stepped out of beside it. */
export function weightLoss(): string {
  return scene(5, [examRoom(), beamScale(), shoes()], { sill: false, disc: false });
}

/** A wide window over the floor, so that the ridge runs on from card to card. */
function examRoom(): Drawing {
  const boards = times(7, (i) => d`M${-20 + i * 110} 402L${-110 + i * 140} 480`).join("");
  return [
    rect(0, 0, W, 22, ink.teal),
    rect(0, 22, W, 6, ink.deep),
    rect(0, 352, W, 14, "#FBE3C6"),
    rect(0, 364, W, 40, "#E3A67C"),
    rect(0, 364, W, 6, "#C98A63"),
    rect(0, 400, W, H - 400, "#D3E0D6"),
    rect(0, 396, W, 8, ink.teal),
    line(boards, "#B4CBC0", 3),
    rect(562, 28, 14, 326, ink.teal),
    rect(562, 28, 5, 326, ink.deep),
    rect(573, 28, 4, 326, ink.turquoise),
  ];
}

/** The scale: a platform, a post with the rod that measures height, two beams with their weights. */
function beamScale(): Drawing {
  return g(
    [
      path("M-104 6H120L60 20H-190Z", DAWN.shadow, faint(0.3)),
      // the rod and its arm
      rect(-5, -408, 10, 130, ink.grey),
      rect(1, -408, 4, 130, ink.paper),
      path("M-4-398H92V-388H-4Z", ink.grey),
      path("M20-398H92V-394H20Z", ink.paper),
      line(times(7, (i) => d`M-5 ${-376 + i * 13}H1`).join(""), ink.ink, 2),
      // post
      rect(-14, -286, 28, 270, ink.white),
      rect(-14, -286, 9, 270, ink.grey),
      beams(),
      // platform
      path("M-110-20L-82-42H84L112-20Z", ink.pine),
      line(
        "M-84-26L-66-38M-52-26L-40-38M-20-26L-14-38M14-26L12-38M48-26L38-38M80-26L64-38",
        ink.patina,
        4,
        ROUND,
      ),
      rect(-112, -22, 226, 28, ink.white, { rx: 6 }),
      path("M-106-22H-64V6H-106Q-112 6-112 0V-16Q-112-22-106-22Z", ink.shade),
      rect(-112, -4, 226, 10, ink.grey, { rx: 5 }),
    ],
    place(378, 440),
  );
}

function beams(): Drawing {
  const ticks = (from: number, step: number, count: number, y: number, tall: number) =>
    times(count, (i) => d`M${from + i * step} ${y}v${i % 5 ? tall * 0.55 : tall}`).join("");
  return [
    // the cradle on the post, the gate where the beam floats level
    path("M-30-246H30L20-222H-20Z", ink.teal),
    path("M8-246H30L20-222H4Z", ink.patina),
    path("M138-334H158V-240H138ZM144-328V-246H152V-328Z", ink.teal, { "fill-rule": "evenodd" }),
    // lower beam: fifties
    rect(-150, -276, 290, 34, ink.deep, { rx: 4 }),
    rect(-150, -276, 290, 7, ink.patina, { rx: 3 }),
    line(ticks(-134, 26, 10, -262, 12), ink.mist, 3),
    // upper beam: pounds
    rect(-150, -322, 312, 22, ink.paper, { rx: 4 }),
    rect(-150, -305, 312, 5, ink.grey, { rx: 2 }),
    line(ticks(-138, 11, 24, -318, 10), ink.ink, 2),
    rect(-150, -322, 12, 80, ink.teal, { rx: 3 }),
    path("M160-318L178-311L160-304Z", ink.ocotillo),
    // the weights
    path("M-62-284H-6V-236L-14-226H-54L-62-236Z", ink.clay),
    path("M-62-284H-42V-226H-54L-62-236Z", ink.chestnut),
    path("M-18-284H-6V-236L-14-226H-18Z", ink.apricot),
    path("M40-328H72V-302L56-290L40-302Z", ink.sun),
    path("M40-328H51V-294L40-302Z", "#D9972E"),
    rect(-196, -292, 46, 24, ink.grey, { rx: 5 }),
    rect(-196, -292, 46, 8, ink.paper, { rx: 4 }),
  ];
}

function shoes(): Drawing {
  const shoe = walkingShoe({ upper: [ink.chestnut, ink.ocotillo, ink.coral] });
  return [
    path("M70 450H210L190 462H30Z", DAWN.shadow, faint(0.3)),
    g(shoe, place(104, 436, { scale: 0.52 })),
    g(shoe, place(64, 456, { scale: 0.58 })),
  ];
}
