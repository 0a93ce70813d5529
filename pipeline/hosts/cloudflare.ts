/** Cloudflare's static assets: _headers, _redirects and wrangler's own file. */
import type { HostingRules, Rule } from "./rules.ts";

/** Cloudflare ignores a longer line, and more rules than these, without a word. */
const longestLine = 2000;
const mostRules = 100;

/** All rules that fit a path are joined, with commas where they name the same header: what an earlier one set goes first. */
function ruleLines({ path, headers }: Rule, earlier: Set<string>): string[] {
  return [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(earlier.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ];
}

export function cloudflareHeaders({ rules }: HostingRules): string {
  const everywhere = rules.filter(({ path }) => path === "/*");
  const earlier = new Set(everywhere.flatMap(({ headers }) => Object.keys(headers)));
  const lines = rules.flatMap((rule) => ruleLines(rule, rule.path === "/*" ? new Set() : earlier));
  const long = lines.find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `Cloudflare would drop this header: ${long.slice(0, 60)}... has ${long.length} characters of at most ${longestLine}. ` +
        "If it is the security policy: let kinds of pages share their styles (tools/build/pages.ts).",
    );
  }
  if (rules.length > mostRules)
    throw new Error(`Cloudflare takes at most ${mostRules} rules; there are ${rules.length}.`);
  return `${lines.join("\n")}\n`;
}

/** The form that Cloudflare and Netlify share. Slashes and .html are dropped by the host itself. */
export const redirectLines = ({ redirects }: HostingRules) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");

/** `name` is the worker's, in letters, digits and hyphens. */
export function wranglerConfig(name: string, directory: string): string {
  const config = {
    name: name.normalize("NFD").replace(/[^a-z0-9-]/g, ""),
    // Not newer than the runtime that wrangler 4.156.0 brings.
    compatibility_date: "2026-10-01",
    assets: { directory, not_found_handling: "404-page", html_handling: "drop-trailing-slash" },
  };
  return `// Made by tools/hosting/targets.ts.\n${JSON.stringify(config, null, 2)}\n`;
}
