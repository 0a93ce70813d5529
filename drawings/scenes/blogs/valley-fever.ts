import type { Dot, Drawing, Point } from "../../kit/index.ts";
import {
  agave,
  brittle,
  DAWN,
  d,
  dots,
  faint,
  flecks,
  g,
  grass,
  ground,
  ink,
  line,
  palm,
  path,
  pear,
  place,
  points,
  ROUND,
  range,
  rays,
  rect,
  rng,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { billow } from "../parts/billow.ts";
import { DAY_PORCH } from "../parts/porch.ts";
import { H, W } from "./frame.ts";

const [WOOD_SHADE, WOOD, WOOD_LIT] = DAY_PORCH.wood;
const DUST = "#C9946C";

/** Valley fever, at noon: wind lifts dust off a ploughed field behind a fence. */
export function valleyFever(): string {
  return svg(W, H, [backdrop(), field(), dust(), fence(), verge()]);
}

function backdrop(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#BFE0D9"],
        [110, "#D9EADF"],
        [190, "#F0EAD6"],
        [262, "#F6DFBC"],
      ],
      7,
    ),
    rays(640, 330, 1000, "#FFFFFF", 0.26),
    sun(640, 128, [52, 84], ["#FBD77F", "#FCEBC0"]),
    range({
      ridge: "-20,306 70,262 160,288 250,250 340,290 450,262 540,292 620,250 700,276 770,240 830,262",
      base: 350,
      seed: 33,
      tones: ["#B3D0C4", "#F4DDBF", "#D6D8C2"],
    }),
    range({
      ridge: "-20,322 80,300 170,318 300,306 420,324 560,312 650,288 720,304 830,280",
      base: 356,
      seed: 35,
      tones: ["#7FACA3", "#F0BE97", "#B2B59F"],
      detail: 3,
    }),
    ground(W, H, [330, 326, 332, 330, 326], DAWN.hill[0]),
    // palms bent by the wind
    [
      [690, 112],
      [726, 138],
      [764, 104],
    ].map(([x = 0, height = 0]) =>
      g(palm(x, 336, height, { seed: x, crown: 32 }), {
        transform: d`translate(${x} 336)skewX(-13)translate(${-x} -336)`,
      }),
    ),
    ground(W, H, [338, 335, 340, 338, 334], DAWN.ground[0]),
  ];
}

/** Furrows that run to one point on the horizon. */
function field(): Drawing {
  const [px, py] = [520, 318];
  const top = (x: number) => px + (x - px) * 0.135;
  const furrows = times(19, (i) => {
    const x = -1060 + i * 170;
    return d`M${top(x)} ${py + 25}L${x} 500H${x + 62}L${top(x + 62)} ${py + 25}Z`;
  });
  const lit = times(19, (i) => {
    const x = -1060 + i * 170 + 118;
    return d`M${top(x)} ${py + 25}L${x} 500h52L${top(x + 52)} ${py + 25}Z`;
  });
  return [
    rect(0, 343, W, 157, DAWN.ground[0]),
    path(furrows.join(""), "#B9774E"),
    path(lit.join(""), DAWN.ground[1]),
  ];
}

/** A streak of wind from one point to the other, thick in the middle. */
function streak(from: Point, bend: Point, to: Point, swell: number): string {
  return d`M${from}Q${bend} ${to}Q${bend[0]} ${bend[1] + swell} ${from}Z`;
}

interface Bank {
  top: string;
  foot: string;
  lit: string;
  local: string;
}

/** From the back to the front. */
const BANKS: readonly Bank[] = [
  {
    top: "-60,176 20,112 78,128 142,74 250,62 304,98 356,88 436,126 470,180 544,196 566,254 622,278 640,342",
    foot: "560,358 300,352 -60,362",
    lit: "#EDCEA4",
    local: "#D9AE84",
  },
  {
    top: "-60,256 36,204 92,222 168,164 240,194 302,182 352,238 424,250 452,304 512,318 524,356",
    foot: "460,372 200,364 -60,374",
    lit: "#F5E0BC",
    local: "#E4C096",
  },
  {
    top: "-60,320 26,282 84,298 140,262 200,290 262,298 302,340 352,350 366,376",
    foot: "300,392 100,384 -60,394",
    lit: "#FCEFD8",
    local: "#F2DBB6",
  },
];

/** The dust: three banks that roll to the right, lit on the side of the sun, torn by the wind. */
function dust(): Drawing {
  const random = rng(9);
  const specks = times(64, (): Dot => {
    const along = random();
    return [430 + along * 350, 340 - random() * 250 * (1 - along * 0.4), 0.8 + random() * 1.7];
  });
  const pale = [
    streak([-20, 150], [150, 176], [330, 122], 12),
    streak([-20, 240], [120, 262], [280, 216], 12),
    streak([250, 262], [360, 256], [470, 316], 10),
    streak([470, 368], [600, 342], [780, 358], 13),
    streak([380, 392], [520, 366], [650, 386], 11),
    streak([600, 250], [670, 222], [760, 236], 8),
    streak([500, 150], [590, 104], [700, 112], 9),
    streak([360, 70], [470, 30], [590, 44], 9),
  ];
  const dark = [
    streak([-20, 206], [130, 226], [330, 160], 7),
    streak([330, 150], [430, 190], [540, 262], 7),
    streak([-20, 296], [100, 306], [220, 268], 7),
    streak([300, 292], [370, 290], [440, 346], 6),
    streak([40, 346], [160, 336], [310, 368], 6),
  ];
  return [
    BANKS.map(({ top, foot, lit, local }) => {
      const outline = billow(points(top), points(foot), 0.58);
      return [path(outline, lit), g(path(outline, local), place(-17, 12))];
    }),
    path(dark.join(""), DUST, faint(0.6)),
    path(pale.join(""), "#FCEFD8", faint(0.85)),
    dots(specks, "#B9774E", faint(0.75)),
  ];
}

function fence(): Drawing {
  const rails = [
    [318, 16],
    [384, 18],
  ] as const;
  const post = (x: number, top: number) => [
    path(d`M${x} 474L${x + 2} ${top + 8}l16-9l16 7V474Z`, WOOD),
    path(d`M${x} 474L${x + 2} ${top + 8}l10-6V474Z`, WOOD_SHADE),
    path(d`M${x + 27} ${top + 3}l7 3V474h-7Z`, WOOD_LIT),
    line(d`M${x + 19} ${top + 40}v34M${x + 21} ${top + 112}v40`, WOOD_SHADE, 2, ROUND),
  ];
  return [
    rails.map(([y, depth]) => [
      path(
        d`M-10 ${y}L200 ${y + 4}L400 ${y - 2}L600 ${y + 3}L810 ${y - 2}v${depth}L600 ${y + depth + 3}L400 ${y + depth - 2}L200 ${y + depth + 4}L-10 ${y + depth}Z`,
        WOOD,
      ),
      line(d`M-10 ${y + 2}L200 ${y + 6}L400 ${y}L600 ${y + 5}L810 ${y}`, WOOD_LIT, 4),
      line(
        d`M-10 ${y + depth - 2}L200 ${y + depth + 2}L400 ${y + depth - 4}L600 ${y + depth + 1}L810 ${y + depth - 4}`,
        WOOD_SHADE,
        4,
      ),
    ]),
    post(64, 268),
    post(246, 276),
    post(428, 264),
    post(610, 274),
  ];
}

/** The near side of the fence, where nothing is dug up, leaning with the wind. */
function verge(): Drawing {
  const blown = (x: number, y: number, drawing: string, lean = -18) =>
    g(drawing, { transform: d`translate(${x} ${y})skewX(${lean})translate(${-x} ${-y})` });
  return [
    ground(W, H, [462, 458, 464, 458, 462], DAWN.ground[1]),
    ground(W, H, [484, 478, 486, 480, 484], DAWN.ground[2]),
    ...[64, 246, 428, 610].map((x) => path(d`M${x} 470h34l-96 16h-40Z`, DAWN.shadow, faint(0.3))),
    flecks([20, 468, 780, 496], 20, DAWN.fleck, { seed: 4, length: 15, width: 1.6 }),
    pear(742, 482, 36, { tones: DAWN.cactus }),
    blown(152, 476, grass(152, 476, 54, { seed: 3, color: ink.verdeShade }), -30),
    blown(192, 482, grass(192, 482, 40, { seed: 8, color: ink.verde }), -30),
    blown(560, 476, grass(560, 476, 48, { seed: 5, color: ink.verdeShade }), -30),
    brittle(348, 482, 30, { tones: DAWN.bush, seed: 4 }),
    agave(30, 486, 40, { tones: DAWN.agave }),
    verdin(446, 262, 30, { flip: true }),
  ];
}
