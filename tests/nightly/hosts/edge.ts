/** Serves the build with Cloudflare's runtime (workerd, through wrangler), which is installed into .cache on first use. */
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { wranglerProgram } from "../../../hosts/cloudflare.ts";
import { siteFolder } from "../../../pipeline/stamp.ts";

/** Serves a copy, because wrangler loses the files when the site is rebuilt. */
export function startEdge(port: number) {
  const copy = path.resolve(".cache/edge", String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.dirname(siteFolder), copy, { recursive: true });
  const config = path.join(copy, "hosting/cloudflare/wrangler.jsonc");
  const address = ["--ip", "127.0.0.1", "--port", String(port), "--show-interactive-dev-session=false"];
  return spawn(process.execPath, [wranglerProgram(), "dev", "--config", config, ...address], {
    stdio: "ignore",
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_LOG_PATH: path.join(copy, "logs"),
      CI: "true",
    },
  });
}
