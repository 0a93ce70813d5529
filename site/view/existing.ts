/** Returns the value, or throws a 404 if it is undefined. */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new Response(null, { status: 404 });
  return found;
}
