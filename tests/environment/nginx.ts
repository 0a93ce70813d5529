/** Debian's nginx with its brotli module. */
import { existsSync } from "node:fs";
import { installWithApt } from "./apt.ts";

export const nginxProgram = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** With its brotli module, which our configuration loads. */
export const hasNginx = () => existsSync(nginxProgram) && existsSync(brotliModule);

/** Whether they are available; installs them if run as root. */
export function ensureNginx(): boolean {
  if (!hasNginx()) installWithApt(["nginx-light", "libnginx-mod-http-brotli-static"]);
  return hasNginx();
}

export const loadBrotli = `load_module ${brotliModule};`;
