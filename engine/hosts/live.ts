/** Compares a live site with a build: every file in every encoding that it is sent in, with its headers. */
import { setTimeout as wait } from "node:timers/promises";
import { someAtOnce } from "../build/some-at-once.ts";
import { type Integrity, integrityFile, sha256 } from "./integrity.ts";
import { headersFor, type Rule } from "./rules.ts";

const tries = 3;
/** A host that takes a request and never answers must not hold a publish. In ms, the answer's body included. */
const timeLimit = 20_000;

/** Every request to a live site is this one. */
export const requestLive = (url: string, headers: Record<string, string> = {}, redirect?: RequestRedirect) =>
  fetch(url, { headers, redirect, signal: AbortSignal.timeout(timeLimit) });

export interface Difference {
  file: string;
  reason: string;
}

interface Expected {
  file: string;
  address: string;
  status: number;
  /** Without it the file must not be sent. */
  hash?: string | undefined;
  encodings: string[];
}

const addressOf = (file: string) => `/${file.split("/").map(encodeURIComponent).join("/")}`;

/** What is asked for each file: pages without .html, and the not-found page at any unknown path. */
function expectedOf({ files, hosting }: Integrity): Expected[] {
  return Object.entries(files)
    .filter(([file]) => !/\.(br|gz)$/.test(file))
    .map(([file, hash]) => {
      const unknown = `no-such-page-${Date.now()}`;
      const asked = file.replace(/^index\.html$/, "").replace(/(?<=^|\/)404\.html$/, unknown);
      const address = addressOf(asked.replace(/\.html$/, ""));
      if (hosting.hidden.includes(address)) return { file, address, status: 404, encodings: ["identity"] };
      const encodings = [
        "identity",
        ...(files[`${file}.br`] ? ["br"] : []),
        ...(files[`${file}.gz`] ? ["gzip"] : []),
      ];
      return { file, address, hash, encodings, status: asked.endsWith(unknown) ? 404 : 200 };
    });
}

/** One lost request is no answer about the site. */
async function severalTimes<T>(task: (isLast: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt === tries);
    } catch (error) {
      if (attempt === tries) throw error;
      await wait(300 * attempt);
    }
  }
}

const load = (url: string, encoding: string) =>
  severalTimes(async (isLast) => {
    const headers = { "Cache-Control": "no-cache", "Accept-Encoding": encoding };
    const response = await requestLive(url, headers, "manual");
    const data = new Uint8Array(
      await response.arrayBuffer().catch((error) => {
        // A broken compressed copy can't be read, however often. It is no answer of the network.
        if (isLast && !isTimeout(error)) return new ArrayBuffer();
        throw error;
      }),
    );
    return { status: response.status, headers: response.headers, data };
  });

function wrongHeaders(rules: Rule[], address: string, headers: Headers): string[] {
  return Object.entries(headersFor(rules, address)).flatMap(([name, value]) => {
    const sent = headers.get(name);
    return sent === value ? [] : [`${name} is ${sent === null ? "missing" : `“${sent}”`}`];
  });
}

async function reasonsOf(site: string, rules: Rule[], expected: Expected): Promise<string[]> {
  const { address, status, hash, encodings } = expected;
  const changed: string[] = [];
  const reasons = new Set<string>();
  for (const encoding of encodings) {
    const answer = await load(site + address, encoding);
    if (answer.status !== status) reasons.add(`answered with ${answer.status} instead of ${status}`);
    else {
      if (hash && sha256(answer.data) !== hash) changed.push(encoding);
      const ruled = status === 404 ? "/" : address;
      for (const reason of wrongHeaders(rules, ruled, answer.headers)) reasons.add(reason);
    }
  }
  const copies = changed.length === encodings.length ? "" : ` (sent as ${changed.join(" and ")})`;
  return [...(changed.length > 0 ? [`changed${copies}`] : []), ...reasons];
}

/**
 * `site`: its address, without a slash at the end. `built`: the text of the build's integrity.json. Files that were added to the
 * host can't be seen, unless the live integrity.json names them.
 */
export async function differences(site: string, built: string): Promise<Difference[]> {
  const integrity: Integrity = JSON.parse(built);
  const found: Difference[] = [];
  const live = await liveIntegrity(site);
  if (live !== built) found.push({ file: integrityFile, reason: "changed" });
  for (const file of namesIn(live).filter((file) => !(file in integrity.files)))
    found.push({ file, reason: "not a file of this build" });
  await someAtOnce(8, expectedOf(integrity), async (expected) => {
    for (const reason of await reasonsOf(site, integrity.hosting.rules, expected))
      found.push({ file: expected.file, reason });
  });
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The text of the live integrity.json, which says what was published. Empty if there is none; throws if nothing answers. */
export const liveIntegrity = (site: string): Promise<string> =>
  severalTimes(async () => {
    const response = await requestLive(`${site}/${integrityFile}`, { "Cache-Control": "no-cache" });
    return response.ok ? response.text() : "";
  });

/** Files that a live integrity.json names. It may be anything. */
function namesIn(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text).files);
  } catch {
    return [];
  }
}

/** A line for each reason, with the files. */
export function formatDifferences(found: Difference[]): string[] {
  return [...Map.groupBy(found, ({ reason }) => reason)].map(([reason, all]) => {
    const files = all.slice(0, 5).map(({ file }) => file);
    const more = all.length - files.length;
    return `${files.join(", ")}${more > 0 ? ` and ${more} more` : ""}: ${reason}`;
  });
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

export function networkReason(error: unknown): string {
  if (isTimeout(error)) return `it gave no answer in ${timeLimit / 1000} seconds`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && cause.code === "ENOTFOUND") return "no such name is known";
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
