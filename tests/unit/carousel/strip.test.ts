import { describe, expect, test } from "vitest";
import {
  copiesFor,
  departure,
  dragged,
  landing,
  lastIndex,
  nearestIndex,
  positionOf,
  reach,
  roundOf,
  roundsFrom,
  type Strip,
  slideOf,
  visibleAt,
} from "../../../engine/app/components/Carousel/strip.ts";

const equal = (count: number, perView: number, view: number, gap: number, loop: boolean): Strip => ({
  widths: Array.from({ length: count }, () => (view - (perView - 1) * gap) / perView),
  gap,
  view,
  loop,
});

const hero = equal(3, 1, 1000, 0, true);
const services = equal(10, 4, 1280, 24, false);
const reviews = equal(6, 3, 1280, 24, true);
const two = equal(2, 1, 600, 24, true);
/** The left edge of the next slide is in view. */
const peeking: Strip = { widths: [300, 300, 300], gap: 24, view: 358, loop: false };
/** Names of different widths, together wider than a phone and narrower than a screen. */
const names = (view: number): Strip => ({
  widths: [60, 120, 70, 90, 110, 110, 80],
  gap: 40,
  view,
  loop: true,
});

test.each<[what: string, strip: Strip, last: number]>([
  ["a loop", hero, 2],
  ["a strip whose last slides touch the edge", services, 6],
  ["a strip that fits", equal(3, 4, 1280, 24, false), 0],
  ["a last slide wider than the viewport", { widths: [100, 900], gap: 0, view: 400, loop: false }, 1],
  ["slides with a neighbor that peeks in", peeking, 2],
])("the last index of %s", (_, strip, last) => {
  expect(lastIndex(strip)).toBe(last);
});

test("indexes go on in a loop, and stop at both ends without one", () => {
  expect([-4, -1, 0, 2, 3, 7].map((index) => slideOf(hero, index))).toEqual([2, 2, 0, 2, 0, 1]);
  expect(reach(hero, 17)).toBe(17);
  expect([-3, 2, 99].map((index) => reach(services, index))).toEqual([0, 2, 6]);
});

test("positions add up widths and gaps, and end where the last slide touches the edge", () => {
  expect(positionOf(services, 1)).toBe(302 + 24);
  expect(positionOf(names(1280), 3)).toBe(60 + 120 + 70 + 3 * 40);
  expect(positionOf(services, 99)).toBe(positionOf(services, 6));
  expect(positionOf(peeking, 2)).toBe(3 * 300 + 2 * 24 - 358);
  expect([-1, 2, 3, 7].map((index) => positionOf(hero, index))).toEqual([-1000, 2000, 3000, 7000]);
});

test("a position leads back to its index, in both directions", () => {
  for (const strip of [hero, reviews, two, names(300), names(1280)])
    for (let index = -9; index < 20; index++)
      for (const off of [0, 20]) expect(nearestIndex(strip, positionOf(strip, index) + off)).toBe(index);
  expect([1e6, -1e6].map((position) => nearestIndex(services, position))).toEqual([6, 0]);
});

test("a drag moves the strip by its distance, and by 0.35 of it past either end", () => {
  const end = positionOf(services, 6);
  expect(dragged(services, 326, 100)).toBe(426);
  expect(dragged(hero, 0, -100)).toBe(-100);
  expect(dragged(services, 0, -100)).toBeCloseTo(-35);
  expect(dragged(services, end, 100)).toBeCloseTo(end + 35);
});

const fifth = services.view / 5;
test.each([
  [services, 2, fifth - 1, 0],
  [services, 2, fifth, 1],
  [services, 2, 1 - fifth, 0],
  [services, 2, -fifth, -1],
  // More than a slide: to the nearest one.
  [services, 0, 700, 2],
  [reviews, 0, -900, -2],
])("a drag of %o from slide %i by %d px goes on by %i", (strip, index, by, moved) => {
  expect(landing(strip, index, positionOf(strip, index), by)).toBe(moved);
});

describe("a loop", () => {
  const starts = (strip: Strip, left: number) =>
    roundsFrom(strip, left).map((rounds, slide) => positionOf(strip, slide) + rounds * roundOf(strip));

  test("moves slides that left the viewport to its other side", () => {
    expect(starts(hero, 1000)).toEqual([3000, 1000, 2000]);
    expect(starts(hero, -1)).toEqual([0, 1000, -1000]);
    expect(roundsFrom(services, 900)).toEqual(services.widths.map(() => 0));
  });

  test("needs copies only if the strip is narrower than the viewport plus one slide", () => {
    expect([hero, two, reviews, services, names(300)].map(copiesFor)).toEqual([0, 0, 0, 0, 0]);
    expect(copiesFor(names(1280))).toBe(1);
    expect(copiesFor(names(2560))).toBe(2);
  });

  test("covers the viewport at every step across the seam, also when a move is interrupted", () => {
    for (const strip of [hero, two, reviews, names(300), names(880), names(1280), names(2560)])
      for (let tenth = -20; tenth <= 20; tenth++)
        for (const index of [-2, -1, 0, 1, 2, 3]) {
          expectCovered(strip, (tenth / 10) * strip.view, index);
          expectCovered(strip, positionOf(strip, index), index + Math.sign(tenth));
        }
  });

  test("starts from the visible position if possible", () => {
    expect(departure(two, 0, 1)).toBe(0);
    expect(departure(two, 0, -1)).toBe(0);
    expect(departure(hero, 300, 1)).toBe(300);
    // Five quick clicks: skipping a round looks the same.
    expect(departure(hero, 300, 5)).toBe(3300);
  });

  /** From any start that departure() returns, a slide or copy covers each pixel of the viewport during the whole move. */
  function expectCovered(strip: Strip, seen: number, index: number) {
    const to = positionOf(strip, index);
    const from = departure(strip, seen, index);
    const left = Math.min(from, to);
    const boxes = starts(strip, left).flatMap((start, slide) =>
      Array.from({ length: copiesFor(strip) + 1 }, (_, copy) => {
        const begin = start + copy * roundOf(strip);
        return [begin - strip.gap, begin + (strip.widths[slide] ?? 0) + strip.gap] as const;
      }),
    );
    const end = Math.max(from, to) + strip.view - 1 - strip.gap;
    const pixels = Array.from({ length: (end - left) / 7 }, (_, place) => left + 1 + 7 * place);
    const holes = pixels.filter((pixel) => !boxes.some(([begin, last]) => begin <= pixel && pixel <= last));
    expect(holes, `holes on the way from ${from} to ${to}`).toEqual([]);
  }
});

test.each<[what: string, strip: Strip, index: number, shown: number[]]>([
  ["those fully in the viewport", services, 0, [0, 1, 2, 3]],
  ["the last ones at the end", services, 6, [6, 7, 8, 9]],
  ["those across the seam", reviews, 5, [0, 1, 5]],
  ["those across the seam, backward", reviews, -1, [0, 1, 5]],
  ["without one that peeks in", peeking, 1, [1]],
  ["all of a strip that fits", names(1280), -7, [0, 1, 2, 3, 4, 5, 6]],
  ["the current one, even if it is too wide", { widths: [500, 500], gap: 0, view: 300, loop: true }, 1, [1]],
])("visible slides: %s", (_, strip, index, shown) => {
  expect(visibleAt(strip, index).flatMap((is, slide) => (is ? slide : []))).toEqual(shown);
});
