import type { Drawing } from "../../kit/index.ts";
import {
  circ,
  clip,
  d,
  ell,
  faint,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  ROUND_JOIN,
  rect,
} from "../../kit/index.ts";
import { cast, scene } from "./scene.ts";

/** Home from the hospital: the discharge folder, the pharmacy's bag, the wristband cut off, the keys to the house. */
export function transitionalCare(): string {
  return scene(
    3,
    [cast(70, 394, 240, 12), folder(), cast(424, 394, 170, 12), pharmacyBag(), wristband(), houseKey()],
    { disc: false },
  );
}

/** A folder that leans back a little, the papers of the stay in it, a house on its cover. */
function folder(): Drawing {
  return g(
    [
      rect(-96, -274, 190, 240, ink.shade, { rx: 4 }),
      rect(-84, -284, 190, 240, ink.paper, { rx: 4 }),
      line("M-62-266H60M-62-252H84", ink.grey, 5, ROUND),
      path(
        "M-116-246Q-116-256-106-256H-40L-26-240H106Q116-240 116-230V-8Q116 0 108 0H-108Q-116 0-116-8Z",
        ink.teal,
      ),
      path("M-116-246Q-116-256-106-256H-82V0H-108Q-116 0-116-8Z", ink.deep),
      rect(102, -240, 14, 240, ink.patina, { rx: 5 }),
      // the label with the house
      rect(-66, -200, 150, 130, ink.paper, { rx: 8 }),
      rect(28, -176, 12, 24, ink.chestnut),
      path("M-30-92V-136L9-168L48-136V-92Z", ink.adobe),
      path("M9-168L48-136V-92H30V-150Z", ink.adobeLit),
      path("M-50-132L9-182L68-132L58-124L9-164L-40-124Z", ink.ocotillo),
      path("M-50-132L9-182V-164L-40-124Z", ink.chestnut),
      path("M-4-92V-118a13 13 0 0 1 26 0V-92Z", ink.teal),
      line("M-44-91H62", ink.deep, 4, ROUND),
      line("M-52-44H60M-52-28H20", ink.turquoise, 7, ROUND),
    ],
    place(200, 396, { rotate: -3, scale: 1.16 }),
  );
}

/** A paper bag with its top folded over, the prescription stapled to it. */
function pharmacyBag(): Drawing {
  return g(
    [
      path("M-74 0L-70-196H68L72 0Z", ink.white),
      path("M-74 0L-70-196H-40L-36 0Z", ink.shade),
      path("M54-196H68L72 0H58Z", "#FFFFFF"),
      path("M-70-196H68L70-160L-71-156Z", ink.sand),
      path("M-70-196H-40L-38-157L-71-156Z", ink.sandMid),
      rect(-36, -132, 86, 104, ink.mist, { rx: 4 }),
      rect(-36, -132, 86, 44, ink.ocotillo, { rx: 4 }),
      // Rx
      line("M-4-98V-122H6C17-122 17-109 6-109H-4M4-109L22-92M22-108L6-92", ink.paper, 5, ROUND_JOIN),
      line("M-22-72H36M-22-56H36M-22-40H14", ink.patina, 6, ROUND),
      line("M-2-172H18", ink.grey, 5, ROUND),
    ],
    place(508, 396, { scale: 1.2 }),
  );
}

const BAND = { x: 350, y: 352, rx: 112, ry: 24, tall: 42 } as const;

/** The hospital's wristband as a ring: a bar code, a name, the snap that holds it, a little tail. */
function wristband(): Drawing {
  const { x, y, rx, ry, tall } = BAND;
  const [left, right] = [x - rx, x + rx];
  const mouth = d`M${left} ${y}A${rx} ${ry} 0 0 1 ${right} ${y}A${rx} ${ry} 0 0 1 ${left} ${y}Z`;
  const front = d`M${left} ${y}A${rx} ${ry} 0 0 0 ${right} ${y}V${y + tall}A${rx} ${ry} 0 0 1 ${left} ${y + tall}Z`;
  const rim = (at: number) => y + ry * Math.sqrt(1 - ((at - x) / rx) ** 2);
  const bars = [0, 5, 12, 16, 24, 28, 32, 40, 46, 50].map((step) => {
    const at = x - 70 + step;
    return d`M${at} ${rim(at) + 8}v${tall - 16}`;
  });
  const words = [12, 24].map(
    (down) =>
      d`M${x + 2} ${rim(x) + down}Q${x + 26} ${rim(x) + down} ${x + (down < 20 ? 56 : 40)} ${rim(x + 46) + down}`,
  );
  return [
    ell(x - 16, y + tall + 6, rx + 4, ry + 1, ink.deep, faint(0.3)),
    path(mouth, "#D9A87C"),
    clip("mouth", mouth, [
      path(
        d`M${left} ${y}A${rx} ${ry} 0 0 1 ${right} ${y}V${y + tall}A${rx} ${ry} 0 0 0 ${left} ${y + tall}Z`,
        ink.grey,
      ),
      path(d`M${left} ${y - ry}H${x - 20}Q${x - 60} ${y} ${x - 52} ${y + 60}H${left}Z`, ink.shade),
    ]),
    path(front, ink.white),
    clip("band", front, [
      rect(left, y, 34, 90, ink.shade),
      rect(right - 38, y, 38, 90, ink.ocotillo),
      rect(right - 34, y, 8, 90, ink.chestnut),
    ]),
    line(bars.join(""), ink.ink, 3),
    line(words.join(""), ink.teal, 4.5, ROUND),
    circ(right - 14, y + 30, 7, ink.paper),
    circ(right - 13, y + 29, 3.5, ink.coral),
  ];
}

/** The key to the house. */
function houseKey(): Drawing {
  return g(
    [
      ell(24, 12, 78, 7, ink.deep, faint(0.3)),
      // bow, blade and teeth
      path("M-18-2A28 18 0 1 1 38-2A28 18 0 1 1-18-2ZM-8-2A8 6 0 1 0 8-2A8 6 0 1 0-8-2Z", "#D9972E", {
        "fill-rule": "evenodd",
      }),
      path("M34-8H104L112-2L104 4H96V13H88V4H78V10H70V4H34Z", "#D9972E"),
      line("M6-17Q28-17 34-8H104", ink.sunPale, 4, ROUND_JOIN),
    ],
    place(506, 400),
  );
}
