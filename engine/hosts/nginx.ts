/** A complete server block for nginx. A location with a header of its own repeats all: its add_header drops the inherited ones. */
import { type HostingRules, headersFor, plainHeaders } from "./rules.ts";
import { types, unknownType } from "./types.ts";

interface NginxOptions {
  /** Needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
  listen?: string | undefined;
  root?: string | undefined;
}

function quoted(text: string): string {
  // nginx reads a variable there and has no escape for it.
  if (text.includes("$")) throw new Error(`nginx can't send a dollar sign: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== "Content-Type")
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), "}"];

/** /feed.xml is one file, /assets/* a folder, /*.data an extension. */
function locationOf(path: string): string {
  if (!path.includes("*")) return `location = ${path}`;
  if (path.endsWith("/*")) return `location ^~ ${path.slice(0, -1)}`;
  return `location ~ ${path.slice(path.lastIndexOf("*") + 1).replaceAll(".", "\\.")}$`;
}

function ruleLocation({ rules }: HostingRules, path: string): string[] {
  const headers = headersFor(rules, path);
  const type = headers["Content-Type"];
  return block(locationOf(path), [
    // So that a missing file gets the not-found page.
    "try_files $uri =404;",
    ...(type ? ["types { }", `default_type ${quoted(type)};`] : []),
    ...headerLines(headers),
  ]);
}

/** Matches the raw request, never the decoded $uri, which could inject a line break into the response. */
function redirects({ redirects: moved }: HostingRules): string[] {
  const move = (pattern: string, to: string) => `if ($request_uri ~ "${pattern}") { return 301 ${to}; }`;
  return [
    move("^([^?]*?)//+(.*)$", "$1/$2"),
    ...moved.map(
      ({ from, to, status }) =>
        `if ($request_uri ~ "^${from.replaceAll(".", "\\.")}(?:\\.html|/)*(\\?.*)?$") { return ${status} ${to}$1; }`,
    ),
    move("^([^?]+?)(?:\\.html|/)+(\\?.*)?$", "$1$2"),
  ];
}

export const nginxFiles = (rules: HostingRules) => ({
  "hosting/nginx/site.conf": nginxServer(rules, { brotli: false }),
  "hosting/nginx/site-brotli.conf": nginxServer(rules, { brotli: true }),
});

export function nginxServer(rules: HostingRules, options: NginxOptions): string {
  const plain = plainHeaders(rules.rules);
  const special = rules.rules.filter(({ path }) => path !== "/*");
  const files = ["try_files $uri $uri.html $uri/index.html =404;"];
  const lines = [
    `listen ${options.listen ?? "8080"};`,
    "server_name _;",
    `root ${options.root ?? "/srv/site"};`,
    "absolute_redirect off;",
    "server_tokens off;",
    "# No log of who visits a medical practice.",
    "access_log off;",
    "gzip_static on;",
    "gzip_vary on;",
    ...(options.brotli ? ["brotli_static on;"] : []),
    `default_type ${unknownType};`,
    ...block(
      "types",
      Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending};`),
    ),
    "",
    "# For every response whose location has no headers of its own.",
    ...headerLines(plain),
    "",
    "if ($request_method !~ ^(GET|HEAD)$) { return 405; }",
    "# As the default server: a path with a slash that is no separator doesn't exist, nor does a compressed copy.",
    'if ($request_uri ~* "^[^?]*(?:%2f|%5c|\\\\\\\\)") { return 404; }',
    'if ($uri ~ "\\.(?:br|gz)$") { return 404; }',
    ...redirects(rules),
    "",
    // Named offices: nginx would check the request above again for any other.
    "error_page 404 @missing;",
    "error_page 405 @refused;",
    ...block("location = /404.html", ["internal;"]),
    ...block("location @missing", ["try_files /404.html =404;"]),
    ...block("location @refused", [
      'add_header Allow "GET, HEAD" always;',
      ...headerLines(plain),
      "return 405;",
    ]),
    ...rules.hidden.flatMap((path) => block(`location = ${path}`, ["return 404;"])),
    ...block("location ~ /\\.(?!well-known/)", ["return 404;"]),
    "",
    ...special.flatMap(({ path }) => ruleLocation(rules, path)),
    "",
    ...rules.notFound.flatMap(({ below, page }) => [
      ...block(`location = ${page}.html`, ["internal;"]),
      ...block(`location @missing${below}`, [`try_files ${page}.html =404;`]),
      ...block(`location ${below}/`, [`error_page 404 @missing${below};`, ...files]),
    ]),
    ...block("location /", files),
  ];
  return `# Made by hosts/nginx.ts from hosts/rules.ts.\n${block("server", lines).join("\n")}\n`;
}
