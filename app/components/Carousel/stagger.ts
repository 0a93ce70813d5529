/** Time for a slow phone to render one carousel before the next starts, in ms. */
const INTERVAL_MS = 50;
let nextStart = 0;

/** Runs tasks at this interval, so that a page's five carousels don't block one frame. Returns a cancel function. */
export function stagger(task: () => void): () => void {
  const now = performance.now();
  const start = Math.max(now, nextStart);
  nextStart = start + INTERVAL_MS;
  const timer = setTimeout(task, start - now);
  return () => clearTimeout(timer);
}
