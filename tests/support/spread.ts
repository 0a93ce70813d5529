/** What `npm test` spreads over many tests, because `npm run sweep` has the time to do all of it in each. */
export const isSweep = Boolean(process.env.SWEEP);

/** One in `turns` of a list, others at the next place: `turns` places in a row have them all. In a sweep the whole list. */
export const inTurn = <T>(list: readonly T[], place: number, turns: number): T[] =>
  isSweep ? [...list] : list.filter((_, index) => index % turns === place % turns);

/** The tag of a test that only a sweep runs. */
export const sweepOnly = (isLeftOut: boolean) => ({ tag: isLeftOut ? "@sweep" : [] });
