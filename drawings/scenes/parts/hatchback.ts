import type { Drawing, Tones } from "../../kit/index.ts";
import { circ, d, ell, faint, ink, line, path, ROUND, rect } from "../../kit/index.ts";

export interface HatchbackOptions {
  paint?: Tones;
  /** What the windows show: shade on the left, the sky on the right. */
  glass?: readonly [shade: string, lit: string];
  lightsOn?: boolean;
}

/** A small hatchback from the side, its nose to the left: 380 units long, 150 tall, (0, 0) at its nose. */
export function hatchback(options: HatchbackOptions = {}): Drawing {
  const {
    paint = [ink.deep, ink.teal, ink.patina],
    glass = [ink.night, "#F3C79C"],
    lightsOn = false,
  } = options;
  const [shade, local, lit] = paint;
  const body =
    "M10-24C2-26 2-44 5-58C8-74 24-84 44-88C70-94 92-97 112-99C136-124 156-144 184-149C214-154 258-153 284-147" +
    "C312-140 336-116 352-98C368-94 376-84 377-66C379-48 379-30 370-24Z";
  return [
    ell(160, -2, 214, 11, ink.night, faint(0.35)),
    path(body, local),
    // lower flank in shade, shoulder and tail in the light
    path("M10-24C2-26 2-44 5-56C100-44 280-44 378-54C379-42 378-28 370-24Z", shade),
    path(
      "M284-147C312-140 336-116 352-98C368-94 376-84 377-66L378-54C370-56 362-56 356-56C352-84 326-124 284-147Z",
      lit,
    ),
    line("M30-84C100-92 240-92 346-90", lit, 3.5, ROUND),
    windows(glass, local),
    line("M118-94C116-70 120-50 130-34M228-146V-34M318-92C312-64 300-56 298-50", shade, 2.5, faint(0.7)),
    line("M196-78H214M262-78H280", lit, 5, ROUND),
    // mirror, lamps, bumpers
    path("M126-104q-2-12 10-12l8 2v12Z", shade),
    path("M8-74C14-80 26-84 38-86C36-74 24-68 7-66Z", lightsOn ? "#FBE3B4" : ink.mist),
    path("M360-94C372-90 377-80 377-70H364Z", ink.ocotillo),
    rect(2, -36, 44, 8, ink.night, { rx: 4 }),
    rect(338, -36, 42, 8, ink.night, { rx: 4 }),
    wheel(84),
    wheel(298),
  ];
}

function windows([shade, lit]: readonly [string, string], frame: string): Drawing {
  return [
    path("M126-100C146-122 164-138 188-141C204-143 216-143 224-143V-98Z", shade),
    path("M234-143C254-143 272-142 284-137C302-129 320-112 330-98H234Z", shade),
    path("M190-141L224-143V-120L176-98H150Z", lit, faint(0.75)),
    path("M284-137C302-129 320-112 330-98H262Z", lit, faint(0.75)),
    rect(224, -144, 10, 46, frame),
  ];
}

function wheel(x: number): Drawing {
  const spokes = [0, 60, 120].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 15, Math.sin((turn * Math.PI) / 180) * 15];
    return d`M${x - dx} ${-30 - dy}L${x + dx} ${-30 + dy}`;
  });
  return [
    path(d`M${x - 42} -24a42 42 0 0 1 84 0Z`, ink.night),
    circ(x, -30, 32, "#1B2A30"),
    circ(x, -30, 19, ink.grey),
    path(d`M${x - 13} -16.5a19 19 0 0 1 0 -27Z`, "#5F7072"),
    line(spokes.join(""), ink.shade, 4, ROUND),
    circ(x, -30, 5, "#5F7072"),
  ];
}
