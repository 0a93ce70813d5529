/** Files below /.well-known: whom to tell about a security problem, and the site's answer to Global Privacy Control. */
import type { Site } from "../site/read/site.server.ts";
import { isoDate } from "../site/schema/fields.ts";
import { absoluteUrl } from "../site/view/url.ts";

const securityPath = "/.well-known/security.txt";

/** RFC 9116. */
function securityTxt(site: Site, { contact, expires }: NonNullable<Site["practice"]["security"]>): string {
  const address = contact ?? site.practice.email;
  return [
    `Contact: ${address.startsWith("https:") ? address : `mailto:${address}`}`,
    `Expires: ${isoDate(expires)}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(site, securityPath)}`,
    "",
  ].join("\n");
}

/**
 * https://privacycg.github.io/gpc-spec/: this site obeys Sec-GPC, since it neither sells nor shares data of anyone. The
 * date is the privacy policy's.
 */
function globalPrivacyControl({ textPages }: Site): string {
  const updated = textPages.find(({ slug }) => slug === "privacy-policy")?.updated;
  return `${JSON.stringify({ gpc: true, ...(updated && { lastUpdate: isoDate(updated) }) })}\n`;
}

export function wellKnownFiles(site: Site): Record<string, () => string> {
  const { security } = site.practice;
  return {
    ...(security && { [securityPath]: () => securityTxt(site, security) }),
    "/.well-known/gpc.json": () => globalPrivacyControl(site),
  };
}
