/** Reads a JSON file of the site. Rejects if it is missing, isn't JSON, or takes longer than `patience` in ms. */
export async function readJson(path: string, patience: number, options?: RequestInit) {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(path, { ...options, signal: stop.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(late);
  }
}
