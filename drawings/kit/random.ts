/** A stream of numbers from 0 up to 1. */
export type Random = () => number;

/**
 * A seeded stream (mulberry32). Every motif takes a seed and draws from its own
 * stream, so a picture comes out the same on every machine and on every run.
 */
export function rng(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Calls `make` for 0 up to `count` and returns the results. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
