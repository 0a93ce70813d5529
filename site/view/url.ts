/** Full addresses, for readers outside the site: search engines, feeds, contact cards, shared links. */
import type { Site } from "./site.server.ts";

/** Letters outside ASCII, which titles may bring into a path, are written as web addresses want them, and only once. */
export const absoluteUrl = ({ practice }: Pick<Site, "practice">, path: string) =>
  new URL(practice.url.replace(/\/+$/, "") + path).href;

/** Where the sharing picture of a page lies: /share/services-telemedicine.png. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** Where the contact card of an office lies. */
export const contactCardPath = (slug: string) => `/contact/${slug}.vcf`;
