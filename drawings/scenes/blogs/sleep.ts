import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  clip,
  d,
  ell,
  faint,
  g,
  ground,
  line,
  NIGHT,
  ocotillo,
  path,
  place,
  ROUND,
  range,
  saguaro,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { NIGHT_PORCH, porchFloor, porchPost, porchRoof } from "../parts/porch.ts";
import { H, W } from "./frame.ts";
import { nightSky } from "./lights.ts";

/** Sleep, at night: a made-up hammock on the porch, slippers below it, the moon above. */
export function sleep(): string {
  return svg(W, H, [
    nightSky(516, 140, 54),
    desert(),
    porchFloor(W, 404, H, NIGHT_PORCH),
    path("M470 412H770L640 500H240Z", "#8FB9B4", faint(0.16)),
    porchRoof(W, 30, NIGHT_PORCH),
    porchPost(44, 31, 418, 36, NIGHT_PORCH),
    porchPost(722, 31, 418, 36, NIGHT_PORCH),
    ell(372, 466, 232, 13, NIGHT.shadow, faint(0.5)),
    ropes(),
    hammock(),
    slippers(),
    verdin(158, 227, 30, { inks: NIGHT.bird }),
  ]);
}

function desert(): Drawing {
  return [
    range({
      ridge: "-20,330 60,284 150,312 240,268 330,318 440,298 540,324 640,286 710,306 770,274 830,298",
      base: 390,
      seed: 8,
      tones: NIGHT.far,
    }),
    range({
      ridge: "-20,352 70,326 150,350 280,336 400,360 560,352 650,326 720,344 830,322",
      base: 400,
      seed: 22,
      tones: NIGHT.mid,
      detail: 3,
    }),
    ground(W, H, [374, 368, 376, 372, 366], NIGHT.hill[0]),
    ground(W, H, [384, 380, 386, 382, 376], NIGHT.ground[0]),
    saguaro(636, 396, 190, {
      width: 25,
      arms: [
        [-1, 0.42, 38, 50],
        [1, 0.54, 34, 44],
      ],
      tones: NIGHT.cactus,
    }),
    ocotillo(188, 400, 132, { seed: 7, canes: 8, stem: "#1F4A4A", leaf: NIGHT.verde[1], flame: NIGHT.flame }),
    agave(126, 404, 30, { tones: NIGHT.agave }),
    agave(690, 404, 26, { tones: NIGHT.agave, seed: 5 }),
  ];
}

/** The cords from each end of the cloth to its hook. */
function ropes(): Drawing {
  const fan = (x: number, y: number, toX: number, toY: number) =>
    times(5, (i) => {
      const t = (i - 2) / 2;
      return d`M${x} ${y}L${toX + t * 4} ${toY + (t + 1) * 13}`;
    }).join("");
  return [
    line(fan(110, 196, 186, 240), "#9FB0AE", 2, ROUND),
    line(fan(692, 196, 614, 240), "#D9DCCB", 2, ROUND),
    line("M80 188L112 197", "#9FB0AE", 5, ROUND),
    line("M722 188L690 197", "#D9DCCB", 5, ROUND),
  ];
}

/** Cloth, pillow and blanket. The near edge of the cloth hides half the pillow. */
function hammock(): Drawing {
  const far =
    "M182 238C250 300 330 322 400 322S550 300 618 238L618 268C560 356 480 378 400 378S240 356 182 268Z";
  const near = "M182 238C226 330 320 364 400 364S574 330 618 238C612 372 520 446 400 446S188 372 182 238Z";
  const stripe = (drop: number, width: number, color: string) =>
    line(
      d`M182 ${238 + drop * 0.4}C226 ${330 + drop} 320 ${364 + drop} 400 ${364 + drop}S574 ${330 + drop} 618 ${238 + drop * 0.4}`,
      color,
      width,
    );
  return [
    path(far, "#123E44"),
    pillow(),
    path("M262 322C296 284 400 290 446 350L420 368H276Z", "#7F432F"),
    path("M352 302C388 306 424 320 446 350L420 368H396C400 340 384 318 352 302Z", "#A65138"),
    clip("cloth", near, [
      path(near, "#2A7672"),
      path("M182 238C226 330 262 350 300 360C300 400 320 430 350 460H150V238Z", "#17494C"),
      path("M618 238C590 300 560 330 520 346C520 390 500 430 470 460H660V238Z", "#5FA8A0"),
      stripe(16, 8, "#D9CFB4"),
      stripe(34, 6, "#B9573C"),
      stripe(58, 10, "#D9CFB4"),
      path("M182 238C226 330 262 350 300 360C300 400 320 430 350 460H150V238Z", "#0F343A", faint(0.42)),
    ]),
    stripe(1, 4, "#8FCDC2"),
    blanket(),
  ];
}

function pillow(): Drawing {
  return g(
    [
      path(
        "M-62-20C-68-34-48-40-30-36C-8-40 20-42 44-36C62-40 70-28 64-14C68 4 68 18 60 28C30 40-30 40-58 28C-66 14-66-6-62-20Z",
        "#C4D3CC",
      ),
      path("M-62-20C-68-34-48-40-30-36C-44-16-46 12-36 36Q-50 34-58 28C-66 14-66-6-62-20Z", "#7C9A9A"),
      path("M44-36C62-40 70-28 64-14C68 4 68 18 60 28Q54 31 46 33C54 10 54-16 36-37Z", "#F3EEDC"),
    ],
    place(528, 306, { rotate: -27 }),
  );
}

/** A blanket thrown over the near edge: one corner hangs down. */
function blanket(): Drawing {
  const outline =
    "M258 316C304 300 372 322 428 350C416 376 392 404 366 446C352 440 342 428 330 420C300 394 274 360 258 316Z";
  const fringe = times(9, (i) => d`M${420 - i * 6.4} ${364 + i * 9.6}l3 13`).join("");
  return [
    line(fringe, "#D9CFB4", 3, ROUND),
    clip("blanket", outline, [
      path(outline, "#A65138"),
      path("M250 300H306C306 350 330 404 368 450L250 450Z", "#6E3A2B"),
      path("M330 306C330 352 346 402 366 448L376 430C358 396 346 352 350 312Z", "#7F432F"),
      path("M388 328C394 360 384 400 366 448L440 400V340Z", "#D98F68"),
      line("M416 344C404 372 384 396 356 436M404 338C392 366 372 390 344 426", "#E8CFA8", 5, faint(0.8)),
      line("M258 316C304 300 372 322 428 350", "#E3A67C", 7),
    ]),
  ];
}

function slippers(): Drawing {
  const slipper = [
    path("M0 0Q-5-9 8-10H90Q106-8 102 0Z", "#C4B394"),
    path("M34-8C40-32 68-38 86-28C100-21 106-10 102-3L34-3Z", "#2A7672"),
    path("M34-8C38-24 52-33 64-34C56-24 54-12 56-3H34Z", "#17494C"),
    path("M80-31C98-24 106-12 102-3H88C92-12 90-24 80-31Z", "#8FCDC2"),
    ell(40, -17, 5, 12, "#F3EEDC", { transform: "rotate(16 40 -17)" }),
    path("M0 0Q-2-4 0-6H103Q104-2 102 0Z", "#17272D"),
  ];
  return [
    path("M470 482H610L570 492H420Z", NIGHT.shadow, faint(0.5)),
    g(slipper, place(524, 468, { scale: 0.86 })),
    g(slipper, place(496, 485, { scale: 0.96 })),
  ];
}
