/** Netlify's _headers: like Cloudflare's, but it knows no way to take back a header that an earlier rule has set. */
import { type HostingRules, headersFor } from "./rules.ts";

/**
 * So what differs from folder to folder is left out of the rule for all, if it is what Netlify says anyway
 * (Cache-Control: max-age=0, must-revalidate), and written only where it differs.
 */
export function netlifyHeaders({ rules }: HostingRules): string {
  const varied = new Set(
    rules.filter(({ path }) => path !== "/*").flatMap(({ headers }) => Object.keys(headers)),
  );
  const isNetlifysOwn = (name: string, value: string) => name === "Cache-Control" && value === "no-cache";
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(path === "/*" ? headersFor(rules, path) : headers)
      .filter(([name, value]) => !(varied.has(name) && isNetlifysOwn(name, value)))
      .map(([name, value]) => `  ${name}: ${value}`);
    return lines.length > 0 ? [path, ...lines].join("\n") : "";
  });
  return `${blocks.filter(Boolean).join("\n")}\n`;
}
