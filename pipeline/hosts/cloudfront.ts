/** S3 behind CloudFront: redirects and page URLs in a CloudFront Function, security headers in response headers policies. */
import { type HostingRules, headersFor } from "./rules.ts";

/** For the viewer request (runtime 2.0). Unknown paths reach S3, whose 403 or 404 becomes /404.html. */
export function edgeFunction({ redirects, hidden }: HostingRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `// Made by pipeline/hosts/targets.ts. Attach to the viewer request of the default behavior.
const moved = ${JSON.stringify(moved)};
const hidden = ${JSON.stringify(hidden)};

function queryOf(request) {
  const parts = [];
  for (const name in request.querystring) {
    const { value, multiValue } = request.querystring[name];
    for (const one of multiValue ? multiValue.map((entry) => entry.value) : [value]) parts.push(one === "" ? name : name + "=" + one);
  }
  return parts.length > 0 ? "?" + parts.join("&") : "";
}

function handler(event) {
  const request = event.request;
  const joined = request.uri.replace(/[\\\\/]{2,}|\\\\/g, "/");
  const clean = joined.replace(/\\.html\\/?$/, "").replace(/(.)\\/$/, "$1") || "/";
  const target = moved[request.uri] || moved[clean] || clean;
  if (target !== request.uri) {
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: target + queryOf(request) } } };
  }
  if (hidden.includes(clean)) request.uri = "/not-there";
  else if (clean === "/") request.uri = "/index.html";
  else if (!/\\.[a-z0-9_]+$/.test(clean)) request.uri = clean + ".html";
  return request;
}
`;
}

/** Cache-Control and Content-Type are set on each object; the other headers in one policy per path pattern. */
export function headerPolicies({ rules }: HostingRules): string {
  const ownOfObjects = ["Cache-Control", "Content-Type"];
  const policies = rules
    .filter(({ headers }) => Object.keys(headers).some((name) => !ownOfObjects.includes(name)))
    .map(({ path }) => ({
      pathPattern: path === "/*" ? "Default (*)" : path,
      headers: Object.entries(headersFor(rules, path))
        .filter(([name]) => !ownOfObjects.includes(name))
        .map(([Header, Value]) => ({ Header, Value, Override: true })),
    }));
  return `${JSON.stringify(policies, null, 2)}\n`;
}
