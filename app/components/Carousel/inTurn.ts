/** Time for a slow phone to show one carousel before the next takes over. */
const TURN_MS = 50;
let free = 0;

/** Does it soon, but apart from what others asked for: a page has five carousels. Returns how to call it off. */
export function inTurn(deed: () => void): () => void {
  const now = performance.now();
  const turn = Math.max(now, free);
  free = turn + TURN_MS;
  const timer = setTimeout(deed, turn - now);
  return () => clearTimeout(timer);
}
