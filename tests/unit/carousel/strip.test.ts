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
} from "../../../app/components/Carousel/strip.ts";

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
/** Names of different widths, together wider than a phone and narrower than a screen. */
const names = (view: number): Strip => ({
  widths: [60, 120, 70, 90, 110, 110, 80],
  gap: 40,
  view,
  loop: true,
});

describe("indexes", () => {
  test("are unbounded in a loop and map to a slide", () => {
    expect([-4, -1, 0, 2, 3, 7].map((index) => slideOf(hero, index))).toEqual([2, 2, 0, 2, 0, 1]);
    expect(reach(hero, 17)).toBe(17);
    expect(lastIndex(hero)).toBe(2);
  });

  test("without a loop, stop where the last slide touches the edge", () => {
    expect(lastIndex(services)).toBe(6);
    expect([-3, 2, 99].map((index) => reach(services, index))).toEqual([0, 2, 6]);
  });

  test("end at 0 when everything fits", () => {
    expect(lastIndex(equal(3, 4, 1280, 24, false))).toBe(0);
  });

  test("reach a last slide that is wider than the viewport", () => {
    expect(lastIndex({ widths: [100, 900], gap: 0, view: 400, loop: false })).toBe(1);
  });
});

describe("positions", () => {
  test("add up widths and gaps", () => {
    expect(positionOf(services, 1)).toBe(302 + 24);
    expect(positionOf(names(1280), 3)).toBe(60 + 120 + 70 + 3 * 40);
  });

  test("stop at the end", () => {
    expect(positionOf(services, 6)).toBe(positionOf(services, 99));
    // 1 per view with a neighbor peeking in: the last slide ends at the right edge.
    const peeking: Strip = { widths: [300, 300, 300], gap: 24, view: 358, loop: false };
    expect(positionOf(peeking, 2)).toBe(3 * 300 + 2 * 24 - 358);
    expect(lastIndex(peeking)).toBe(2);
  });

  test("continue round after round in a loop", () => {
    expect([-1, 2, 3, 7].map((index) => positionOf(hero, index))).toEqual([-1000, 2000, 3000, 7000]);
  });

  test("map back to the index, in every direction", () => {
    for (const strip of [hero, reviews, two, names(300), names(1280)]) {
      for (let index = -9; index < 20; index++) {
        expect(nearestIndex(strip, positionOf(strip, index))).toBe(index);
        expect(nearestIndex(strip, positionOf(strip, index) + 20)).toBe(index);
      }
    }
    expect(nearestIndex(services, 1e6)).toBe(6);
    expect(nearestIndex(services, -1e6)).toBe(0);
  });
});

describe("a drag", () => {
  test("moves the strip by the same distance", () => {
    expect(dragged(services, 326, 100)).toBe(426);
    expect(dragged(hero, 0, -100)).toBe(-100);
  });

  test("moves it by 0.35 of the distance past either end", () => {
    expect(dragged(services, 0, -100)).toBeCloseTo(-35);
    const end = positionOf(services, 6);
    expect(dragged(services, end, 100)).toBeCloseTo(end + 35);
  });

  test("advances from a fifth of the width, in both directions", () => {
    const fifth = services.view / 5;
    const from = positionOf(services, 2);
    expect(landing(services, 2, from, fifth - 1, 1)).toBe(0);
    expect(landing(services, 2, from, fifth, 1)).toBe(1);
    expect(landing(services, 2, from, 1 - fifth, 1)).toBe(0);
    expect(landing(services, 2, from, -fifth, 1)).toBe(-1);
  });

  test("of more than a slide ends at the nearest slide", () => {
    expect(landing(services, 0, 0, 700, 1)).toBe(2);
    expect(landing(reviews, 0, 0, -900, 1)).toBe(-2);
  });
});

describe("a loop", () => {
  const starts = (strip: Strip, left: number) =>
    roundsFrom(strip, left).map((rounds, slide) => positionOf(strip, slide) + rounds * roundOf(strip));

  test("moves slides that left the viewport to its other side", () => {
    expect(starts(hero, 0)).toEqual([0, 1000, 2000]);
    expect(starts(hero, 1000)).toEqual([3000, 1000, 2000]);
    expect(starts(hero, -1)).toEqual([0, 1000, -1000]);
  });

  test("moves no slides if it isn't a loop", () => {
    expect(roundsFrom(services, 900)).toEqual(services.widths.map(() => 0));
  });

  test("needs copies only if the strip is narrower than the viewport plus one slide", () => {
    expect([hero, two, reviews, services, names(300)].map(copiesFor)).toEqual([0, 0, 0, 0, 0]);
    expect(copiesFor(names(1280))).toBe(1);
    expect(copiesFor(names(2560))).toBe(2);
  });

  test("covers the viewport at every step, in both directions across the seam", () => {
    for (const strip of [hero, two, reviews, names(300), names(880), names(1280), names(2560)]) {
      const count = strip.widths.length;
      for (let index = -count; index <= count; index++) {
        for (const by of [-1, 1]) expectCovered(strip, positionOf(strip, index), index + by);
      }
    }
  });

  test("covers it when a move is interrupted", () => {
    for (const strip of [hero, two, reviews, names(300), names(1280)]) {
      for (let tenth = -20; tenth <= 20; tenth++) {
        for (const index of [-2, -1, 0, 1, 2, 3]) expectCovered(strip, (tenth / 10) * strip.view, index);
      }
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

describe("visible slides", () => {
  const shown = (strip: Strip, index: number) =>
    visibleAt(strip, index).flatMap((is, slide) => (is ? slide : []));

  test("are those fully in the viewport", () => {
    expect(shown(services, 0)).toEqual([0, 1, 2, 3]);
    expect(shown(services, 6)).toEqual([6, 7, 8, 9]);
    expect(shown(two, 1)).toEqual([1]);
  });

  test("continue across the seam", () => {
    expect(shown(reviews, 5)).toEqual([0, 1, 5]);
    expect(shown(reviews, -1)).toEqual([0, 1, 5]);
  });

  test("don't include one that peeks in", () => {
    expect(shown({ widths: [300, 300, 300], gap: 24, view: 358, loop: false }, 1)).toEqual([1]);
  });

  test("are all of them on a strip that fits, at any index", () => {
    for (let index = -7; index < 14; index++) expect(shown(names(1280), index)).toHaveLength(7);
  });

  test("include the current one, even if it is too wide", () => {
    expect(shown({ widths: [500, 500], gap: 0, view: 300, loop: true }, 1)).toEqual([1]);
  });
});
