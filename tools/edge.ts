/**
 * `npm run start:edge`: the built site in Cloudflare's own runtime (workerd, through wrangler), without a network once
 * wrangler is there.
 */
import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "./build/stamp.ts";
import { targetsFolder } from "./hosting/targets.ts";
import { onDemand } from "./on-demand.ts";

const wrangler = { name: "wrangler", packages: ["wrangler@4.156.0"], program: "wrangler/bin/wrangler.js" };
export const ensureWrangler = () => onDemand(wrangler);

/** Serves a copy: wrangler loses the files when a build is made under it. */
export function startEdge(port: number, host: string, stdio: "inherit" | "ignore" | "pipe" = "inherit") {
  const program = ensureWrangler();
  const copy = path.resolve(".cache/edge", String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(siteFolder, path.join(copy, "client"), { recursive: true });
  cpSync(targetsFolder(siteFolder), path.join(copy, "hosting"), { recursive: true });
  const config = path.join(copy, "hosting/cloudflare/wrangler.jsonc");
  return spawn(
    process.execPath,
    [
      program,
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
