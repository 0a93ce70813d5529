/** Cloudflare Workers static assets: _headers, _redirects and wrangler's configuration. */
import type { HostingRules, Rule } from "./rules.ts";

/** Cloudflare silently ignores longer lines and further rules. */
const longestLine = 2000;
const mostRules = 100;

/** Cloudflare joins the values of all matching rules with commas, so a rule first removes (!) a header set by an earlier one. */
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
      `Cloudflare would drop this header: ${long.slice(0, 60)}... has ${long.length} characters of at most ${longestLine}.`,
    );
  }
  if (rules.length > mostRules)
    throw new Error(`Cloudflare takes at most ${mostRules} rules; there are ${rules.length}.`);
  return `${lines.join("\n")}\n`;
}

/** Cloudflare itself redirects trailing slashes and .html. */
export const redirectLines = ({ redirects }: HostingRules) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");

export function wranglerConfig(name: string, directory: string): string {
  const config = {
    name: name.normalize("NFD").replace(/[^a-z0-9-]/g, ""),
    // Not newer than the runtime of wrangler 4.156.0.
    compatibility_date: "2026-10-01",
    assets: { directory, not_found_handling: "404-page", html_handling: "drop-trailing-slash" },
  };
  return `// Made by hosts/targets.ts.\n${JSON.stringify(config, null, 2)}\n`;
}
