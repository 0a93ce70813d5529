/** Puts a build live on a host, compares the live site with it, and goes back if it differs. */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { filesOf } from "../build/stamp.ts";
import type { Host } from "./host.ts";
import { damage, describeOrigin, integrityOf } from "./integrity.ts";
import { type Difference, differences, formatDifferences, liveIntegrity, networkReason } from "./live.ts";

export interface Target {
  host: Host;
  /** What the host knows the site by. */
  name: string;
  /** Address of the live site. */
  site: string;
  /** Seconds before each comparison with the live site: networks take a moment. */
  waits?: number[];
  say?: (line: string) => void;
}

/** What preflight said when a build was made. */
export interface PreflightResult {
  /** Items left to fix. */
  remaining: number;
  report: string;
}

/** Stops while preflight lists items to fix. */
export function refuse({ remaining }: PreflightResult) {
  if (remaining === 0) return;
  const items = remaining === 1 ? "1 item is" : `${remaining} items are`;
  throw new Error(`Nothing was published: ${items} left to fix. npm run preflight lists them.`);
}

/** Asked before anything is sent. */
function gate(build: string) {
  const { preflight } = filesOf(build);
  if (!existsSync(preflight)) throw new Error("There is no complete build. Run: npm run build");
  refuse(JSON.parse(readFileSync(preflight, "utf8")));
  const broken = damage(build);
  if (broken.length > 0)
    throw new Error(`The build is not complete: ${broken.slice(0, 3).join(", ")}. Run: npm run build`);
}

/** The live integrity.json, or undefined if nothing answers. */
const ifReachable = (site: string) => liveIntegrity(site).catch(() => undefined);

/** Compares until all is as expected, or time is over. */
async function compare({ site, waits = [0, 5, 20] }: Target, expected: () => Promise<string>) {
  const attempt = async () => differences(site, await expected());
  for (const seconds of waits.slice(0, -1)) {
    await wait(seconds * 1000);
    const found = await attempt().catch(() => undefined);
    if (found?.length === 0) return [];
  }
  await wait((waits.at(-1) ?? 0) * 1000);
  return attempt();
}

export async function publish(target: Target, build: string) {
  const { host, name, site, say = console.log } = target;
  gate(build);
  const built = integrityOf(build);
  const before = await ifReachable(site);
  const isLive = before === built && (await differences(site, built)).length === 0;
  // Publishing by hand ends a rollback, also with the same build.
  if (isLive && !host.isPinned(name)) return say(`This build is live at ${site}: nothing to publish.`);
  host.publish(build, name);
  let found: Difference[];
  try {
    found = await compare(target, async () => built);
  } catch (error) {
    const words = `The site was published, but ${site} can't be reached: ${networkReason(error)}.`;
    // A domain that isn't connected yet is no failure.
    if (before === undefined) return say(`${words} Once it can: npm run verify ${site}`);
    throw new Error(`${words} To go back: npm run rollback`);
  }
  if (found.length === 0) return say(`All files of ${site} are as built.`);
  for (const line of formatDifferences(found)) say(line);
  say(`${site} is not as built. Going back to the build before.`);
  await rollBack(target, false);
  throw new Error("Not published: the build before is live again. See “What is live” in docs/hosting.md.");
}

/** Puts the build before live again. `pin`: scheduled runs leave it there. */
export async function rollBack(target: Target, pin = true) {
  const { host, name, site, say = console.log } = target;
  const before = await ifReachable(site);
  host.rollback(name, pin);
  let live = "";
  const found = await compare(target, async () => {
    live = await liveIntegrity(site);
    // Still the build that is to go: nothing to compare with.
    if (live === before || live === "") throw new Error("it has not changed");
    return live;
  }).catch((error) => {
    say(`The build before was put back, but ${site} could not be compared: ${networkReason(error)}.`);
  });
  if (!found) return;
  for (const line of formatDifferences(found)) say(line);
  if (found.length > 0) throw new Error(`The build before was put back, but ${site} differs from it.`);
  say(`${site} is the build of ${describeOrigin(JSON.parse(live))} again.`);
  if (pin) say("It stays until someone publishes by hand; scheduled runs publish nothing.");
}
