/** The row of slides in the DOM: measures and moves it. Its first children are the slides, followed by copies. */
import { EASING, TRANSITION_MS } from "./constants.ts";
import { departure, positionOf, reach, roundOf, roundsFrom, type Strip, slideOf } from "./strip.ts";

const toX = (pixels: number) => `translateX(${pixels}px)`;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Running animations. element.getAnimations() would force a style recalculation. */
const moves = new WeakMap<HTMLElement, Animation>();

/** A row with its measurements. New measurements make a new object. */
export class Track {
  readonly #row: HTMLElement;
  readonly strip: Strip;
  constructor(row: HTMLElement, strip: Strip) {
    this.#row = row;
    this.strip = strip;
  }

  static measure(row: HTMLElement, count: number, infinite: boolean, variableWidth: boolean): Track {
    const widths = [...row.children].slice(0, count).map((slide) => slide.getBoundingClientRect().width);
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    const view = row.getBoundingClientRect().width;
    const strip = { widths, gap, view, loop: false };
    // Slides that all fit don't move, but a strip of names loops anyway. (A hidden row has no width.)
    const width = roundOf(strip) - gap;
    const goesRound = variableWidth ? width > 0 : width > view + 1;
    return new Track(row, { ...strip, loop: infinite && count > 1 && goesRound });
  }

  /** The current visible position, also during a move. */
  get position(): number {
    return -new DOMMatrixReadOnly(getComputedStyle(this.#row).transform).m41;
  }

  put(position: number, leftmost = position): void {
    moves.get(this.#row)?.cancel();
    const rounds = roundsFrom(this.strip, leftmost);
    [...this.#row.children].forEach((slide, place) => {
      const by = (rounds[place % rounds.length] ?? 0) * roundOf(this.strip);
      (slide as HTMLElement).style.transform = by ? toX(by) : "";
    });
    this.#row.style.transform = toX(-position);
  }

  /** Moves by some slides. Returns the target index. */
  go(index: number, by: number): number {
    const { strip } = this;
    // Start within the first round, so that numbers stay small.
    const slide = slideOf(strip, index);
    const target = reach(strip, slide + by);
    this.glide(this.position - positionOf(strip, index) + positionOf(strip, slide), target, true);
    return target;
  }

  glide(seen: number, index: number, isMoving: boolean): void {
    const to = positionOf(this.strip, index);
    const from = isMoving && !prefersStillness() ? departure(this.strip, seen, index) : to;
    this.put(to, Math.min(from, to));
    if (Math.abs(to - from) < 1) return;
    const keyframes = { transform: [toX(-from), toX(-to)] };
    const move = this.#row.animate(keyframes, { duration: TRANSITION_MS, easing: EASING });
    move.onfinish = () => this.put(to);
    moves.set(this.#row, move);
  }
}
