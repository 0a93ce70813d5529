/** Whatever fails while a build is sent, or put back: the message says what is true, and both ways work afterwards. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publish, rollBack } from "../../../engine/hosts/publish.ts";
import { createFakeHost, type Fault } from "./fake-host.ts";

const fake = await createFakeHost();
const { target, site, lines, state, builds, build, shown } = fake;
const [one, two] = [
  { words: "one", script: "a" },
  { words: "two", script: "b" },
];
beforeAll(async () => {
  await publish(target, build(one));
  await fake.connect();
});
/** Now two, one are live, in this order. */
beforeEach(async () => {
  for (const options of [two, one]) await publish(target, build(options));
  lines.splice(0);
});
afterAll(() => fake.close());

/** What is said first, whether it fails or not, and what is live once the network is back. */
async function during(fault: Fault, run: () => Promise<unknown>) {
  state.fault = fault;
  await run().catch((error) => lines.push(error.message));
  state.isOffline = false;
  return { said: lines[0], words: (await shown()).words };
}

const failed =
  "A request to the Cloudflare API (/accounts/a1/workers/scripts/a-practice/assets-upload-session) failed.";
const malformed = "Received a malformed response from the API";
const stopped = "Cloudflare's wrangler stopped:";
const hangs = {
  status: null,
  signal: "SIGKILL" as const,
  error: Object.assign(new Error("spawnSync node ETIMEDOUT"), { code: "ETIMEDOUT" }),
};
const still = `What was live at ${site} is still live.`;
const done = "All the same, it was done.";
const unknown = `Which build is live is not known: look with npm run verify ${site}`;

/** As wrangler prints them, and what is said. */
const faults: [name: string, fault: Fault, says: string][] = [
  [
    "Cloudflare's server fails",
    {
      output: `\n✘ [ERROR] ${failed}\n\n  An unknown error has occurred. [code: 10013]\n\n\n🪵  Logs were written`,
    },
    `${stopped} ${failed} An unknown error has occurred. [code: 10013]. ${still}`,
  ],
  [
    "Cloudflare doesn't answer in time",
    {
      output: `✘ [ERROR] ${malformed}\n\n  upstream request timeout\n\n  GET /accounts/a1 -> 504 Gateway Timeout\n`,
    },
    `${stopped} ${malformed} upstream request timeout GET /accounts/a1 -> 504 Gateway Timeout. ${still}`,
  ],
  [
    "half of the files are sent",
    {
      output:
        "✘ [ERROR] Upload took too long.\n\n  Asset upload took too long on bucket 3/5. Please try again.\n",
    },
    `${stopped} Upload took too long. Asset upload took too long on bucket 3/5. Please try again. ${still}`,
  ],
  [
    "the last of Cloudflare's steps fails",
    { output: `✘ [ERROR] Some triggers failed to deploy:\n\n    - ${malformed}\n`, isMade: true },
    `${stopped} Some triggers failed to deploy: - ${malformed}. ${done}`,
  ],
  [
    "the login may not do the last step",
    { output: "✘ [ERROR] A request failed.\n\n  Authentication error [code: 10000]\n", isMade: true },
    `Cloudflare doesn't accept the login of this machine. Log in once with npm run publish -- --login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. ${done}`,
  ],
  [
    "wrangler hangs",
    { ends: hangs },
    `Cloudflare's wrangler was not done after 15 minutes and was ended. ${still}`,
  ],
  [
    "wrangler hangs at its end",
    { ends: hangs, isMade: true },
    `Cloudflare's wrangler was not done after 15 minutes and was ended. ${done}`,
  ],
  [
    "wrangler is killed",
    { ends: { status: null, signal: "SIGKILL" } },
    `Cloudflare's wrangler was ended without a word: SIGKILL. ${still}`,
  ],
  [
    "the network is lost before the change",
    { output: "✘ [ERROR] fetch failed\n", isOffline: true },
    `${stopped} fetch failed. ${unknown}`,
  ],
  [
    "the network is lost after the change",
    { output: "✘ [ERROR] fetch failed\n", isOffline: true, isMade: true },
    `${stopped} fetch failed. ${unknown}`,
  ],
];

test.each(faults)("%s", async (_, fault, said) => {
  const words = fault.isMade ? "<h1>two</h1>" : "<h1>one</h1>";
  expect(await during(fault, () => publish(target, build(two)))).toEqual({ said, words });
  await publish(target, build(two));
  expect((await shown()).words).toBe("<h1>two</h1>");

  await publish(target, build(one));
  lines.splice(0);
  expect(await during(fault, () => rollBack(target))).toEqual({ said, words });
  await publish(target, build(one));
  expect((await shown()).words).toBe("<h1>one</h1>");
  await rollBack(target);
  expect((await shown()).words).toBe("<h1>two</h1>");
});

test("the network is lost before the comparison", async () => {
  const { said } = await during({ isMade: true, isOffline: true }, () => publish(target, build(two)));
  expect(said).toMatch(
    /^The site was published, but http:\S+ can't be reached: .*\. To go back: npm run rollback$/,
  );
  expect((await shown()).words).toBe("<h1>two</h1>");
  await rollBack(target);
  expect((await shown()).words).toBe("<h1>one</h1>");
});

test("the command is killed before the comparison: the next one makes it", async () => {
  target.host.publish(build(two));
  await publish(target, build(two));
  expect(lines).toEqual([`This build is live at ${site}: nothing to publish.`]);
  state.isRewriting = true;
  target.host.publish(build(one));
  await publish(target, build(one));
  expect(lines.at(-1)).toBe(`All files of ${site} are as built.`);
});

test("the site goes on showing the build before", async () => {
  await during({ isStale: true }, () => publish(target, build(two)));
  expect(lines.at(-1)).toMatch(/^Not published: the build before is live again\./);
  expect((await shown()).words).toBe("<h1>one</h1>");
});

test("a build that differs, and none before it", async () => {
  state.isRewriting = true;
  builds.length = 0;
  await expect(publish(target, build(two))).rejects.toThrow(
    `${site} is not as built, and going back failed too. There is no earlier build. ${still}`,
  );
});
