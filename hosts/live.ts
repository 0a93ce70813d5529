/** Compares a live site with the hashes of a build. */
import { setTimeout as wait } from "node:timers/promises";
import { sha256 } from "./integrity.ts";

/** How many files are requested at once. */
const atOnce = 8;
const tries = 3;

/** Why a file of the live site is not the built one. */
export interface Difference {
  file: string;
  reason: string;
}

interface Request {
  path: string;
  status: number;
}

/** Pages are served without .html, and the not-found page at any unknown path. */
export function requestFor(file: string): Request {
  if (/(^|\/)404\.html$/.test(file))
    return { path: `/${file.replace("404.html", `no-such-page-${Date.now()}`)}`, status: 404 };
  const page = file === "index.html" ? "" : file.replace(/\.html$/, "");
  return { path: `/${page.split("/").map(encodeURIComponent).join("/")}`, status: 200 };
}

async function load(url: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { redirect: "manual", headers: { "Cache-Control": "no-cache" } });
      return { status: response.status, data: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      if (attempt === tries) throw error;
      await wait(300 * attempt);
    }
  }
}

async function differenceOf(site: string, file: string, hash: string): Promise<Difference[]> {
  const { path, status } = requestFor(file);
  const answer = await load(site + path);
  if (answer.status !== status)
    return [{ file, reason: `answered with ${answer.status} instead of ${status}` }];
  return sha256(answer.data) === hash ? [] : [{ file, reason: "changed" }];
}

/** `site`: its address, without a slash at the end. */
export async function differences(site: string, files: Record<string, string>): Promise<Difference[]> {
  const waiting = Object.entries(files).values();
  const found: Difference[] = [];
  const worker = async () => {
    for (const [file, hash] of waiting) found.push(...(await differenceOf(site, file, hash)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}
