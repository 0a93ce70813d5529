import type { Drawing } from "../../kit/index.ts";
import { circ, d, ell, g, ink, line, path, place, ROUND, rect, times } from "../../kit/index.ts";

const LID = "#DCE7E3";

/** How far the box reaches to the back, in units up, and how much narrower it is there. */
const DEPTH = 40;
const BACK = 0.94;
const FRONT = 58;
const DAYS = 7;

export interface PillBoxOptions {
  /** How many lids stand open, from the left. */
  open?: number;
  scale?: number;
}

/**
 * A pill box with one lid for each day, front to the viewer. (x, y) is the middle of its foot; a day
 * is 60 units wide. The open days are done, the closed ones still hold their pills.
 */
export function pillBox(x: number, y: number, { open = 3, scale = 1 }: PillBoxOptions = {}): Drawing {
  const half = DAYS * 30;
  const isOpen = (day: number) => day < open;
  const top = d`M${-half} ${-FRONT}L${-half * BACK} ${-FRONT - DEPTH}H${half * BACK}L${half} ${-FRONT}Z`;
  return g(
    [
      times(DAYS, (day) => isOpen(day) && raisedLid(day * 60 - half)),
      path(top, ink.deep),
      times(DAYS, (day) => (isOpen(day) ? emptyDay(day * 60 - half) : closedDay(day * 60 - half, day))),
      rect(-half, -FRONT, half * 2, FRONT, ink.teal, { rx: 9 }),
      path(
        d`M${-half + 9} ${-FRONT}h${half * 0.36}V0h${-half * 0.36}q-9 0-9-9V${9 - FRONT}q0-9 9-9Z`,
        ink.pine,
      ),
      times(DAYS, (day) => front(day * 60 - half, day === 0)),
      line(d`M${-half + 8} ${-FRONT + 1.5}H${half - 8}`, ink.turquoise, 3, ROUND),
    ],
    place(x, y, { scale }),
  );
}

/** The x on the back edge above an x on the front edge. */
const back = (x: number): number => x * BACK;

/** The front of one day: a hollow with a lit edge on its right. */
function front(left: number, isEdge: boolean): Drawing {
  return [
    rect(left + 7, -FRONT + 12, 46, 36, isEdge ? ink.teal : ink.patina, { rx: 8 }),
    path(d`M${left + 43} ${-FRONT + 12}h2q8 0 8 8v20q0 8-8 8h-2Z`, ink.turquoise),
  ];
}

/** A lid that stands up at the back, seen through. */
function raisedLid(left: number): Drawing {
  const [from, to, foot] = [back(left + 4), back(left + 56), -FRONT - DEPTH + 2];
  return [
    path(d`M${from} ${foot}L${from + 2} ${foot - 44}q1-6 7-6H${to - 5}q6 0 6 6L${to} ${foot}Z`, LID),
    path(d`M${to - 12} ${foot}V${foot - 50}h6q6 0 6 6L${to} ${foot}Z`, ink.paper),
    path(d`M${from} ${foot}L${from + 2} ${foot - 44}q1-6 7-6h3V${foot}Z`, ink.turquoise),
  ];
}

function emptyDay(left: number): Drawing {
  const hollow =
    d`M${left + 5} ${-FRONT - 3}L${back(left + 5)} ${-FRONT - DEPTH + 4}` +
    d`H${back(left + 55)}L${left + 55} ${-FRONT - 3}Z`;
  return path(hollow, ink.night);
}

/** A closed lid with the day's pills under it. */
function closedDay(left: number, day: number): Drawing {
  const lid =
    d`M${left + 4} ${-FRONT - 3}L${back(left + 5)} ${-FRONT - DEPTH + 3}` +
    d`H${back(left + 55)}L${left + 56} ${-FRONT - 3}Z`;
  const middle = (left + 30) * 0.97;
  return [
    path(lid, LID),
    ell(middle - 12, -FRONT - 15, 8, 4.5, day % 2 ? ink.coral : ink.sun),
    rect(middle - 1, -FRONT - 27, 20, 9, ink.paper, { rx: 4.5 }),
    rect(middle + 9, -FRONT - 27, 10, 9, ink.ocotillo, { rx: 4.5 }),
    ell(middle + 12, -FRONT - 11, 7, 4, ink.patina),
  ];
}

/** A chemist's bottle that stands on (x, y), 100 units wide and 176 tall. */
export function pillBottle(x: number, y: number, scale = 1): Drawing {
  const ribs = times(9, (i) => d`M${-38 + i * 9.5} -170V-140`).join("");
  return g(
    [
      path("M-48-126Q-48-136-38-136H38Q48-136 48-126V-10Q48 0 38 0H-38Q-48 0-48-10Z", ink.coral),
      path("M-48-126Q-48-136-38-136H-24V0H-38Q-48 0-48-10Z", ink.clay),
      path("M34-136H38Q48-136 48-126V-10Q48 0 38 0H34Z", ink.apricot),
      rect(-48, -108, 96, 76, ink.paper),
      rect(-48, -108, 24, 76, ink.shade),
      rect(-48, -108, 96, 14, ink.teal),
      line("M-16-78H34M-16-64H34M-16-50H12", ink.grey, 4, ROUND),
      rect(-46, -176, 92, 40, ink.white, { rx: 7 }),
      path("M-39-176H-24V-136H-39Q-46-136-46-143V-169Q-46-176-39-176Z", ink.grey),
      line(ribs, ink.shade, 3),
    ],
    place(x, y, { scale }),
  );
}

/** A round tablet and a capsule that lie beside (x, y). */
export function loosePills(x: number, y: number): Drawing {
  return [
    ell(x, y, 11, 6, ink.shade),
    ell(x, y - 3, 11, 6, ink.paper),
    line(d`M${x - 6} ${y - 4}L${x + 6} ${y - 2}`, ink.grey, 1.5),
    g(
      [
        rect(-15, -6, 30, 12, ink.sun, { rx: 6 }),
        path("M0-6H9A6 6 0 0 1 9 6H0Z", ink.ocotillo),
        circ(9, -2, 1.8, ink.peach),
      ],
      place(x + 36, y - 3, { rotate: -12 }),
    ),
  ];
}
