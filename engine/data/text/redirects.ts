/** Old addresses, as browsers and hosts compare them. */
import type { Redirect } from "../schema/redirect.ts";

/** As browsers send it, whether it was typed with é or with %C3%A9. */
export function sentAddress(address: string): string {
  try {
    return encodeURI(decodeURI(address));
  } catch {
    // A lone % sign: no browser sends it.
    return address;
  }
}

/** Each old address with and without a slash at its end, because Cloudflare compares them as a whole. */
export const sentRedirects = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) =>
    ["", "/"].map((slash) => ({ from: sentAddress(from) + slash, to: sentAddress(to) })),
  );

/** Files that every build makes. Browsers refuse a redirected service worker, and then renew no page that they keep. */
const builtFiles = new RegExp(
  [
    "(?:es/)?(?:404|index)(?:\\.html)?",
    "(?:assets|pagefind|pictures|share|\\.well-known)/.*",
    ".*\\.(?:br|css|data|gz|ico|js|json|png|svg|txt|vcf|webmanifest|xml)",
    "_headers|_redirects|\\.assetsignore",
  ]
    .map((name) => `^/(?:${name})$`)
    .join("|"),
);
export const isBuiltFile = (address: string) => builtFiles.test(address);
