/**
 * `npm run start:edge`: the built site in Cloudflare's own runtime (workerd, through wrangler), without a network once
 * wrangler is there. Wrangler is large, so it is not among the project's packages: it comes when it is first asked for.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "./build/stamp.ts";
import { targetsFolder } from "./hosting/targets.ts";

const version = "4.156.0";
const home = path.resolve(".cache/wrangler");
const program = path.join(home, "node_modules/wrangler/bin/wrangler.js");

export function ensureWrangler(): string {
  if (existsSync(program)) return program;
  console.log(`Installing wrangler ${version} into .cache/wrangler (once) ...`);
  mkdirSync(home, { recursive: true });
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  spawnSync("npm", ["install", "--prefix", home, ...options, `wrangler@${version}`], { stdio: "inherit" });
  if (!existsSync(program))
    throw new Error("Wrangler could not be installed. Is there a network? Then try again.");
  return program;
}

/** Serves a copy: wrangler loses the files when a build is made under it. */
export function startEdge(port: number, host: string, stdio: "inherit" | "ignore" | "pipe" = "inherit") {
  const wrangler = ensureWrangler();
  const copy = path.resolve(".cache/edge", String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(siteFolder, path.join(copy, "client"), { recursive: true });
  cpSync(targetsFolder(siteFolder), path.join(copy, "hosting"), { recursive: true });
  const config = path.join(copy, "hosting/cloudflare/wrangler.jsonc");
  return spawn(
    process.execPath,
    [
      wrangler,
      "dev",
      "--config",
      config,
      "--ip",
      host,
      "--port",
      String(port),
      "--show-interactive-dev-session=false",
    ],
    {
      stdio,
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_LOG_PATH: path.join(copy, "logs"),
        CI: "true",
      },
    },
  );
}

if (import.meta.main) {
  const server = startEdge(Number(process.env.PORT ?? 4173), process.env.HOST ?? "127.0.0.1");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}
