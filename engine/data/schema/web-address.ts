/** Addresses of other websites. */
import { z } from "zod";

/** https://www.medicare.gov@other.example leads to other.example. */
export const hasUser = (address: string) =>
  URL.canParse(address) && Boolean(new URL(address).username || new URL(address).password);

const privateHost = /^(?:localhost|[\d.]+|\[.*)$|\.(?:local|lan|internal|intranet|localhost)$|^[^.]+$/;

/** The written name of a website, in letters that look like others: medicаre.gov has a Cyrillic one. */
const otherLetters = /^https:\/\/[^/?#]*(?!\p{Script=Latin})\p{L}/u;

/** An address inside a network, a number for a name, a name that can't be told from another. Patients can't use it, or see where it leads. */
export const isUnnamed = (address: string) =>
  /^https:/.test(address) &&
  URL.canParse(address) &&
  (privateHost.test(new URL(address).hostname) || otherLetters.test(address));

export const httpsUrl = z
  .url({ protocol: /^https$/, error: "expected an address that begins with https://", abort: true })
  .refine((address) => !hasUser(address), {
    error: "expected an address without a name or password before an @",
    // Without the address: a password must not appear in logs.
    params: {
      found: "one with an @ before the name of the website",
      todo: "delete everything between https:// and the @. If it is a password, change it: it was written down",
    },
  })
  .refine((address) => !isUnnamed(address), {
    error: "expected a public address in Latin letters, which patients can open at home",
  })
  .meta({ description: "A full web address that begins with https://" });
