/** `npm run deploy:cloudflare`: publishes the built site with wrangler, if preflight was clean. Arguments go to wrangler. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { npmOn } from "../environment/places.mjs";
import { buildFolder } from "../pipeline/stamp.ts";
import { deploy, gate } from "./gate.ts";

/** Pinned: tests/hosting/edge.ts tests the same version. */
const wrangler = "wrangler@4.156.0";

export const wranglerCommand = (given: string[]) => [
  "exec",
  "--yes",
  "--",
  wrangler,
  "deploy",
  "--config",
  path.join(buildFolder, "hosting/cloudflare/wrangler.jsonc"),
  ...given,
];

if (import.meta.main)
  await deploy(() => {
    gate();
    const { command, shell } = npmOn(process.platform);
    const { status } = spawnSync(command, wranglerCommand(process.argv.slice(2)), {
      stdio: "inherit",
      shell,
    });
    if (status !== 0)
      throw new Error("wrangler stopped. Nothing or only a part was published; run it again.");
  });
