/**
 * Parsed texts of this process. `npm run dev`, a build and tests read the site again and again: only changed files are parsed
 * again, also in a copy of the content. An edit adds some kilobytes.
 */
const results = new Map<string, unknown>();

/** `place` names what is made from the text, and for which file. */
export function once<T>(place: string, text: string, make: (text: string) => T): T {
  const key = `${place}\n${text}`;
  if (!results.has(key)) results.set(key, make(text));
  return results.get(key) as T;
}
