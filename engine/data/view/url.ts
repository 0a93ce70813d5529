/** Absolute URLs, for search engines, feeds, contact cards and Open Graph. */
import type { Site } from "../read/site.server.ts";
import { addressIn, fileIn } from "../text/language.ts";

/** Percent-encodes non-ASCII letters from titles, without encoding twice. */
const onSite = ({ practice }: Pick<Site, "practice">, path: string) =>
  new URL(practice.url.replace(/\/+$/, "") + path).href;

/** The URL of a page in the site's language, or of a file. */
export const absoluteUrl = (site: Pick<Site, "practice" | "language" | "addresses">, path: string) =>
  onSite(site, addressIn(site, path));

/** Names a thing, which is the same in every language: the practice, an office, a person. */
export const identity = onSite;

/** Path of an office's vCard. */
export const contactCardPath = (site: Pick<Site, "language">, slug: string) =>
  fileIn(site, `/contact/${slug}.vcf`);

/** For sites with samples. Not "noindex" alone: with that, a page marks itself as missing (app/frame/ErrorPage.tsx). */
export const robotsOfSamples = "noindex, nofollow";
