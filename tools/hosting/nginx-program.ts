/** Debian's nginx on this machine, with the built site: for tests and load, never for the public. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { hostingFile, siteFolder } from "../build/stamp.ts";
import { installWithApt } from "../environment/apt.ts";
import { nginxServer } from "./nginx.ts";
import { portIsOpen } from "./port.ts";

const program = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hasBrotli = () => existsSync(brotliModule);

/** True once nginx is there; installs it where that is allowed. */
export function ensureNginx(): boolean {
  if (!existsSync(program) || !hasBrotli())
    installWithApt(["nginx-light", "libnginx-mod-http-brotli-static"]);
  return existsSync(program);
}

export async function startNginx(
  port: number,
  site = siteFolder,
  rulesFile = hostingFile,
): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(folder, "run"));
  copyFileSync("deploy/nginx.conf", path.join(folder, "nginx.conf"));
  const rules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const options = { brotli: hasBrotli(), listen: `127.0.0.1:${port}`, root: site };
  writeFileSync(path.join(folder, "site.conf"), nginxServer(rules, options));
  // A test folder of root's is closed to nginx's own user.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const modules = hasBrotli() ? `load_module ${brotliModule};` : "";
  const child = spawn(
    program,
    [
      "-p",
      path.join(folder, "run"),
      "-c",
      path.join(folder, "nginx.conf"),
      "-g",
      `daemon off; ${user} ${modules}`,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await portIsOpen(port, child);
  return child;
}
