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
