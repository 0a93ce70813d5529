/** What a loader asked for, or the not-found page where the practice has no such thing. */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new Response(null, { status: 404 });
  return found;
}
