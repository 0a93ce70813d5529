/** Publishes to Cloudflare with wrangler. */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { npmOn } from "../environment/places.mjs";
import type { Way } from "./publish.ts";

/** Pinned: tests/hosting/edge.ts tests the same version. */
const wrangler = "wrangler@4.156.0";

export const wranglerCommand = (build: string, command: string, ...args: string[]) => [
  ...["exec", "--yes", "--", wrangler, command],
  ...["--config", path.join(build, "hosting/cloudflare/wrangler.jsonc"), ...args],
];

const stopped = "wrangler stopped. Nothing or only a part was published; run it again.";

function run(args: string[], env: NodeJS.ProcessEnv = {}, message = stopped) {
  const { command, shell } = npmOn(process.platform);
  const { status } = spawnSync(command, args, { stdio: "inherit", shell, env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(message);
}

/** `build`: only its configuration is needed to go back, which Cloudflare does with the builds that it keeps itself. */
export const toCloudflare = (place: string, build: string): Way => ({
  place,
  send: (release) => run(wranglerCommand(release, "deploy")),
  hostRollback() {
    const args = wranglerCommand(build, "rollback", "--yes", "--message", "npm run rollback");
    run(args, {}, "wrangler could not go back: the build that was just published may be the first one.");
  },
});

/**
 * Shows a build to colleagues at an address of its own, as another worker: the published one is not touched. A preview may
 * have samples, so every answer asks search engines to stay away. Returns the address.
 */
export function previewOnCloudflare(build: string, work = run): string {
  const copy = path.join(build, "preview");
  const output = path.join(copy, "wrangler.ndjson");
  rmSync(copy, { recursive: true, force: true });
  for (const part of ["client", "hosting"])
    cpSync(path.join(build, part), path.join(copy, part), { recursive: true });
  const config = path.join(copy, "hosting/cloudflare/wrangler.jsonc");
  const name = /"name": "([^"]+)"/.exec(readFileSync(config, "utf8"))?.[1];
  const headers = path.join(copy, "client/_headers");
  if (!readFileSync(headers, "utf8").includes("X-Robots-Tag"))
    appendFileSync(headers, "/*\n  X-Robots-Tag: noindex, nofollow\n");
  work(wranglerCommand(copy, "deploy", "--name", `${name}-preview`), { WRANGLER_OUTPUT_FILE_PATH: output });
  const lines = existsSync(output) ? readFileSync(output, "utf8").trim().split("\n") : [];
  const [address = ""] = lines.flatMap((line) => JSON.parse(line).targets ?? []);
  rmSync(copy, { recursive: true });
  if (!address)
    throw new Error("wrangler named no address: turn on workers.dev for your Cloudflare account.");
  // For the workflows.
  writeFileSync(path.join(build, "preview.env"), `PREVIEW_URL=${address}\n`);
  return address;
}
