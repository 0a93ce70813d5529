import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, line, path, pear, ROUND, range, rect, sky, svg, times } from "../../kit/index.ts";
import { leafSpray } from "../parts/leaf-spray.ts";

const W = 480;
const H = 560;

/** A portrait: 480 x 560, half-length. Each sitter has a place of their own behind them; no disc, for it would be a halo. */
export function portrait(place: Drawing, sitter: Drawing): string {
  return svg(W, H, [place, sitter]);
}

/** A sitter drawn about x 240, the chin at y 298, enlarged to fill the frame. */
export function figure(parts: Drawing): string {
  return g(parts, { transform: "translate(240 560)scale(1.1)translate(-240 -560)" });
}

/** A garden wall with a prickly pear, and the ridge behind it. */
export function gardenWall(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#C6E2DB"],
        [120, "#D5E9E3"],
        [250, "#E6F1EA"],
      ],
      4,
      10,
    ),
    ridges(4, ["#9CC6BF", "#F1D7BF"], ["#4C8C89", "#DB9A74"]),
    pear(64, 452, 50, { tones: ["#2B6A5E", "#4C8C73", "#9BBF8E"] }),
    path("M0 440Q120 430 240 438T480 434V560H0Z", "#DDA27A"),
    path("M0 440Q120 430 240 438T480 434V450Q360 444 240 452T0 454Z", ink.adobeLit),
    line("M36 496h30M18 526h22M436 488h26M452 520h20", ink.adobeShade, 4, { ...ROUND, opacity: 0.5 }),
  ];
}

/** A room with a window on the right. */
export function windowSeat(): Drawing {
  return [
    rect(0, 0, W, H, "#F8DDAA"),
    path("M0 0H270L150 560H0Z", "#F3D095"),
    rect(336, 96, 170, 268, "#CBE5DE"),
    range({
      ridge: "330,300 360,268 392,288 430,246 470,276 520,240",
      base: 364,
      seed: 9,
      tones: ["#8FBDB6", "#F4CBA8"],
      zigzag: 0.06,
    }),
    path("M336 364V338C390 326 440 342 490 330V364Z", "#4F8F8C"),
    path("M324 84H500V96H336V372H324Z", ink.adobeShade),
    line("M420 96V364M336 226H480", "#FFF6E6", 7),
    rect(316, 364, 180, 16, "#FFF3DC"),
    rect(316, 380, 180, 6, "#D9AE73"),
  ];
}

/** In the shade of a palo verde: its leaves hang in from both sides. */
export function underTree(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#FADFC6"],
        [130, "#FBE7D3"],
        [260, "#FDF0E2"],
      ],
      7,
      10,
    ),
    ridges(15, ["#A9CDC6", "#F6D3B4"], ["#5E9A96", "#E5A27A"]),
    leafSpray(-12, 176, 4, 140),
    leafSpray(-12, 62, 30, 172),
    leafSpray(-16, 262, -4, 110),
    leafSpray(356, -14, 50, 150),
  ];
}

/** A porch wall on which an old bicycle wheel hangs, low at the right. */
export function bicycleWall(): Drawing {
  const [x, y, r] = [424, 330, 86];
  const spokes = times(14, (i) => {
    const angle = (i / 14) * Math.PI * 2 + 0.1;
    const hub = angle + (i % 2 ? 1.2 : -1.2);
    return d`M${x + Math.cos(hub) * 8} ${y + Math.sin(hub) * 8}L${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`;
  });
  const rim = (radius: number, color: string, width: number) =>
    line(
      d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      color,
      width,
    );
  return [
    rect(0, 0, W, H, "#F0BE9B"),
    path("M0 0H250L120 560H0Z", "#EAB08A"),
    g([rim(r, "#C98C6A", 12)], { transform: "translate(-16 12)", opacity: 0.55 }),
    line(spokes.join(""), "#FFF3E2", 2),
    rim(r, ink.night, 9),
    rim(r - 7, "#D6E3E0", 4),
    path(d`M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z`, ink.deep),
    path(d`M${x - 7} ${y - r - 22}h14v26h-14Z`, ink.wood),
    line("M34 120h34M58 210h26M22 300h30M70 388h22M120 66h26M398 60h24M360 130h18", ink.adobe, 4, {
      ...ROUND,
      opacity: 0.8,
    }),
  ];
}

function ridges(
  seed: number,
  far: readonly [shade: string, lit: string],
  near: readonly [shade: string, lit: string],
): Drawing {
  return [
    range({
      ridge: "-20,392 50,340 110,372 180,330 260,368 330,322 410,358 500,316",
      base: 500,
      seed,
      tones: far,
      zigzag: 0.06,
    }),
    range({
      ridge: "-20,440 60,420 130,442 300,450 380,404 430,426 500,394",
      base: 570,
      seed: seed + 3,
      tones: near,
      zigzag: 0.06,
    }),
  ];
}
