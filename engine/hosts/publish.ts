/** Puts a build live on a host, compares the live site with it, and goes back if it differs. */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { filesOf } from "../build/stamp.ts";
import type { Host } from "./host.ts";
import { damage, describeOrigin, integrityOf, isIntegrity, noBuild } from "./integrity.ts";
import { differences, formatDifferences, liveIntegrity, networkReason } from "./live.ts";

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
  const found = existsSync(preflight) ? readFileSync(preflight, "utf8") : "";
  // Empty if the disk was full.
  if (!found) throw new Error(noBuild);
  refuse(JSON.parse(found));
  const broken = damage(build);
  if (broken.length > 0)
    throw new Error(`The build is not complete: ${broken.slice(0, 3).join(", ")}. Run: npm run build`);
}

/** The live integrity.json, or undefined if nothing answers. */
const ifReachable = (site: string) => liveIntegrity(site).catch(() => undefined);

const usualWaits = [0, 5, 20];

/** Compares until all is as expected, or time is over. */
async function compare({ site, waits = usualWaits }: Target, expected: () => Promise<string>) {
  const attempt = async () => differences(site, await expected());
  for (const seconds of waits.slice(0, -1)) {
    await wait(seconds * 1000);
    const found = await attempt().catch(() => undefined);
    if (found?.length === 0) return [];
  }
  await wait((waits.at(-1) ?? 0) * 1000);
  return attempt();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Asks the host for a change. One that fails may have made it: Cloudflare's last step comes when a build is live already, and an
 * answer can be lost. So the live site is asked, and the message says what is live. Returns if the change is.
 */
async function ask(
  { site, waits = usualWaits, say = console.log }: Target,
  before: string | undefined,
  change: () => void,
  isMade: (live: string) => boolean,
) {
  try {
    return change();
  } catch (error) {
    let live: string | undefined;
    for (const seconds of waits) {
      await wait(seconds * 1000);
      live = await ifReachable(site);
      if (live !== undefined && isMade(live)) return say(`${messageOf(error)} All the same, it was done.`);
    }
    const [isKnown, isSame] = [live !== undefined && before !== undefined, live === before];
    const state =
      isKnown && isSame
        ? `What was live at ${site} is still live.`
        : `Which build is live is not known: look with npm run verify ${site}`;
    throw new Error(`${messageOf(error)} ${state}`);
  }
}

export async function publish(target: Target, build: string) {
  const { host, name, site, say = console.log } = target;
  gate(build);
  const built = integrityOf(build);
  const before = await ifReachable(site);
  const found = before === built ? await differences(site, built).catch(() => undefined) : undefined;
  // Publishing by hand ends a rollback, also with the same build.
  if (found?.length === 0 && !host.isPinned(name))
    return say(`This build is live at ${site}: nothing to publish.`);
  await ask(
    target,
    before,
    () => host.publish(build, name),
    (live) => live === built && before !== built,
  );
  const wrong = await compare(target, async () => built).catch((error) => {
    const words = `The site was published, but ${site} can't be reached: ${networkReason(error)}.`;
    // A domain that isn't connected yet is no failure.
    if (before === undefined) return say(`${words} Once it can: npm run verify ${site}`);
    throw new Error(`${words} To go back: npm run rollback`);
  });
  if (!wrong) return;
  if (wrong.length === 0) return say(`All files of ${site} are as built.`);
  for (const line of formatDifferences(wrong)) say(line);
  say(`${site} is not as built. Going back to the build before.`);
  const isSeen = await rollBack(target, false, before === built ? undefined : before).catch((error) => {
    throw new Error(`${site} is not as built, and going back failed too. ${messageOf(error)}`);
  });
  throw new Error(
    `Not published: the build before ${isSeen ? "is live again" : "was put back"}. See “What is live” in docs/hosting.md.`,
  );
}

/**
 * Puts the build before live again. `pin`: scheduled runs leave it there. `known`: its integrity.json, if that is known.
 * Returns whether it was seen to be live.
 */
export async function rollBack(target: Target, pin = true, known?: string): Promise<boolean> {
  const { host, name, site, say = console.log } = target;
  const before = await ifReachable(site);
  await ask(
    target,
    before,
    () => host.rollback(name, pin),
    (live) => before !== undefined && live !== before && isIntegrity(live),
  );
  let live = "";
  const found = await compare(target, async () => {
    live = await liveIntegrity(site);
    if (known && isIntegrity(known)) return known;
    // Still the build that is to go: nothing to compare with.
    if (live === before) throw new Error("it has not changed");
    if (!isIntegrity(live)) throw new Error("it has no integrity.json");
    return live;
  }).catch((error) => {
    say(`The build before was put back, but ${site} could not be compared: ${networkReason(error)}.`);
  });
  if (!found) return false;
  for (const line of formatDifferences(found)) say(line);
  if (found.length > 0) throw new Error(`The build before was put back, but ${site} differs from it.`);
  say(`${site} is the build of ${describeOrigin(JSON.parse(live))} again.`);
  if (pin) say("It stays until someone publishes by hand; scheduled runs publish nothing.");
  return true;
}
