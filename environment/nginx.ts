/** Debian's nginx with its brotli module. */
import { existsSync } from "node:fs";
import { installWithApt } from "./apt.ts";

export const nginxProgram = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether nginx and its brotli module are available; installs them if run as root. */
export function ensureNginx(): boolean {
  const isThere = () => existsSync(nginxProgram) && existsSync(brotliModule);
  if (!isThere()) installWithApt(["nginx-light", "libnginx-mod-http-brotli-static"]);
  return isThere();
}

export const loadBrotli = `load_module ${brotliModule};`;
