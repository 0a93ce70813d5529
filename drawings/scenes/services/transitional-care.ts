import type { Drawing } from "../../kit/index.ts";
import { circ, g, ink, line, path, place, rect } from "../../kit/index.ts";
import { deskCalendar } from "../parts/desk-calendar.ts";
import { strawHat } from "../parts/straw-hat.ts";
import { cast, scene } from "./scene.ts";

/** The bag is packed, the month is marked. */
export function transitionalCare(): string {
  return scene(3, [
    suitcase(),
    strawHat(216, 186),
    tag(),
    cast(408, 398, 160, 10),
    deskCalendar(497, 398, { done: 9 }),
  ]);
}

function suitcase(): Drawing {
  return [
    cast(70, 398, 270, 12),
    line("M180 196v-20q0-14 14-14h44q14 0 14 14v20", ink.wood, 9),
    rect(84, 196, 264, 200, ink.teal, { rx: 22 }),
    path("M106 196H150V396H106Q84 396 84 374V218Q84 196 106 196Z", ink.deep),
    path("M322 196Q348 196 348 222V374Q348 396 326 396C340 360 344 240 322 196Z", ink.patina),
    rect(132, 196, 22, 200, ink.clay),
    rect(282, 196, 22, 200, ink.clay),
    rect(132, 196, 7, 200, ink.chestnut),
    rect(282, 196, 7, 200, ink.chestnut),
    rect(128, 260, 30, 24, ink.sun, { rx: 4 }),
    rect(278, 260, 30, 24, ink.sun, { rx: 4 }),
    rect(136, 267, 14, 10, ink.chestnut),
    rect(286, 267, 14, 10, ink.chestnut),
  ];
}

function tag(): Drawing {
  return g(
    [path("M0 0L34-10V26L0 16Z", ink.paper), circ(8, 4, 3, ink.teal)],
    place(300, 226, { rotate: 64 }),
  );
}
