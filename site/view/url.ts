/** Absolute URLs, for search engines, feeds, contact cards and Open Graph. */
import type { Site } from "../read/site.server.ts";

/** Percent-encodes non-ASCII letters from titles, without encoding twice. */
export const absoluteUrl = ({ practice }: Pick<Site, "practice">, path: string) =>
  new URL(practice.url.replace(/\/+$/, "") + path).href;

/** Path of a page's Open Graph image: /share/services-telemedicine.png. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** Path of an office's vCard. */
export const contactCardPath = (slug: string) => `/contact/${slug}.vcf`;

/** For sites with samples. Not "noindex" alone: with that, a page marks itself as missing (app/frame/useMissing.ts). */
export const robotsOfSamples = "noindex, nofollow";
