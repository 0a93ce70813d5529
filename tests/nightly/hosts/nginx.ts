/** Serves the build with nginx, as hosts/Containerfile does. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBrotli, nginxProgram } from "../../../environment/nginx.ts";
import { nginxServer } from "../../../hosts/nginx.ts";
import { hostingFile, siteFolder } from "../../../pipeline/stamp.ts";
import { portIsOpen } from "./port.ts";

export async function startNginx(port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const run = path.join(folder, "run");
  const config = path.join(folder, "nginx.conf");
  mkdirSync(run);
  copyFileSync("hosts/nginx.conf", config);
  const rules = JSON.parse(readFileSync(hostingFile, "utf8"));
  const options = { brotli: true, listen: `127.0.0.1:${port}`, root: siteFolder };
  writeFileSync(path.join(folder, "site.conf"), nginxServer(rules, options));
  // The user www-data can't read root's temporary folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const directives = `daemon off; ${user} ${loadBrotli}`;
  const child = spawn(nginxProgram, ["-p", run, "-c", config, "-g", directives], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await portIsOpen(port, child);
  return child;
}
