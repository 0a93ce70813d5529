/** nginx as engine/hosts/Containerfile runs it, and Cloudflare's runtime (workerd, through wrangler), which is installed into .cache on first use. */

import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hostingFile, siteFolder } from "../../../engine/build/stamp.ts";
import { wranglerProgram } from "../../../engine/hosts/cloudflare.ts";
import { nginxServer } from "../../../engine/hosts/nginx.ts";
import { inEngine } from "../../../engine/roots.ts";
import { loadBrotli, nginxProgram } from "../../environment/nginx.ts";
import { portIsOpen } from "./port.ts";

export async function startNginx(port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const run = path.join(folder, "run");
  const config = path.join(folder, "nginx.conf");
  mkdirSync(run);
  copyFileSync(inEngine("hosts/nginx.conf"), config);
  const rules = JSON.parse(readFileSync(hostingFile, "utf8"));
  const options = { brotli: true, listen: `127.0.0.1:${port}`, root: siteFolder };
  writeFileSync(path.join(folder, "site.conf"), nginxServer(rules, options));
  // The user www-data can't read root's temporary folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const directives = `daemon off; ${user} ${loadBrotli}`;
  const child = spawn(nginxProgram, ["-p", run, "-c", config, "-g", directives], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await portIsOpen(port, child, 60);
  return child;
}

/** Serves a copy, because wrangler loses the files when the site is rebuilt. */
export async function startEdge(port: number): Promise<ChildProcess> {
  const copy = path.resolve(".cache/edge", String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.dirname(siteFolder), copy, { recursive: true });
  const config = path.join(copy, "hosting/cloudflare/wrangler.jsonc");
  const address = ["--ip", "127.0.0.1", "--port", String(port), "--show-interactive-dev-session=false"];
  const child = spawn(process.execPath, [wranglerProgram(), "dev", "--config", config, ...address], {
    stdio: "ignore",
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_LOG_PATH: path.join(copy, "logs"),
      CI: "true",
    },
  });
  await portIsOpen(port, child, 60);
  return child;
}
