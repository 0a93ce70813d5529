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

export const sentRedirects = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => ({ from: sentAddress(from), to: sentAddress(to) }));
