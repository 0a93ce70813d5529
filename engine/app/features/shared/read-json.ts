/** Reads a JSON file of the site. Rejects if it is missing, isn't JSON, or takes longer than `timeoutMs`. */
export async function readJson(path: string, timeoutMs: number) {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
