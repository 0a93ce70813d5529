/**
 * Writes the rules in the words of each host. What a host looks for inside the site goes there (_headers, _redirects,
 * .nojekyll, .assetsignore); all else goes beside it, into build/hosting.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cloudflareHeaders, redirectLines, wranglerConfig } from "./cloudflare.ts";
import { edgeFunction, headerPolicies } from "./cloudfront.ts";
import { netlifyHeaders } from "./netlify.ts";
import { nginxServer } from "./nginx.ts";
import type { HostingRules } from "./rules.ts";

/** Folder of the files that are not part of the site, beside it. */
export const targetsFolder = (site: string) => path.join(path.dirname(site), "hosting");

/** `name` is what a host calls the site: the practice's short name as a slug. */
export function writeTargets(site: string, rules: HostingRules, name: string) {
  const beside = targetsFolder(site);
  const inside: Record<string, string> = {
    _headers: cloudflareHeaders(rules),
    _redirects: redirectLines(rules),
    // GitHub Pages would leave out what begins with an underscore, and run Jekyll over the rest.
    ".nojekyll": "",
    // Cloudflare compresses by itself, and needs no sign for GitHub.
    ".assetsignore": "*.br\n*.gz\n.nojekyll\n",
  };
  const outside: Record<string, string> = {
    "cloudflare/wrangler.jsonc": wranglerConfig(name, "../../client"),
    "netlify/_headers": netlifyHeaders(rules),
    "nginx/site.conf": nginxServer(rules, { brotli: false }),
    "nginx/site-brotli.conf": nginxServer(rules, { brotli: true }),
    "cloudfront/function.js": edgeFunction(rules),
    "cloudfront/response-headers.json": headerPolicies(rules),
  };
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  write(site, inside);
  write(beside, outside);
}
