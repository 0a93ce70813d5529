/**
 * Writes the hosting rules as configuration for each host. Files that Cloudflare reads from the site's own folder go
 * there (_headers, _redirects, .assetsignore); the rest goes to build/hosting.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cloudflareHeaders, redirectLines, wranglerConfig } from "./cloudflare.ts";
import { nginxServer } from "./nginx.ts";
import type { HostingRules } from "./rules.ts";

/** `name`: the practice's short name as a slug, for hosts that name their sites. */
export function writeTargets(site: string, rules: HostingRules, name: string) {
  const inside: Record<string, string> = {
    _headers: cloudflareHeaders(rules),
    _redirects: redirectLines(rules),
    // Cloudflare compresses on its own.
    ".assetsignore": "*.br\n*.gz\n",
  };
  const outside: Record<string, string> = {
    "cloudflare/wrangler.jsonc": wranglerConfig(name, "../../client"),
    "nginx/site.conf": nginxServer(rules, { brotli: false }),
    "nginx/site-brotli.conf": nginxServer(rules, { brotli: true }),
  };
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  write(site, inside);
  write(path.join(path.dirname(site), "hosting"), outside);
}
