/** Runs a task for each item, `count` of them at a time. */
export async function someAtOnce<T>(count: number, items: Iterable<T>, task: (item: T) => Promise<void>) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
