/** What the service worker decides, without a browser: which request is what, and what a page needs. */

/** Made at build (tools/build/offline.ts): what one version of the site consists of. */
export interface Plan {
  /** Changes with any file of the site. */
  version: string;
  /** Pages and files stored before this version takes over. */
  precache: string[];
  /** The fingerprint of each page's data, by page path. */
  data: Record<string, string>;
}

/** What the page shows when the one asked for can't be reached and is not stored: phone, hours, addresses. */
export const refuge = "/contact-us";
/** Names the page that was asked for, on the refuge. */
export const wantedParam = "wanted";

export const cachePrefix = "site-";
/** Pages kept beside the essential ones; the oldest make room. A patient seldom reads more. */
export const mostPages = 20;
export const mostPictures = 60;
/** How long a slow line may take before a stored page is shown instead. */
export const patience = 3000;

export type Kind = "page" | "data" | "file" | "picture" | "other";

interface Asked {
  url: string;
  method: string;
  mode: string;
}

/** Everything that is "other" goes to the network as if there were no worker. */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return "other";
  if (pathname.startsWith("/assets/")) return "file";
  if (pathname.startsWith("/pictures/")) return "picture";
  if (pathname.endsWith(".data")) return "data";
  return mode === "navigate" && !isFile(pathname) ? "page" : "other";
}

/** An address that ends like a file is one: a feed, a contact card. */
export const isFile = (pathname: string) => /\.\w+$/.test(pathname);

/** One name a page, however its address was written. */
export const pagePath = (pathname: string) => pathname.replace(/\/+$/, "") || "/";

/** The page that a data file belongs to. */
export const pageOfData = (pathname: string) => pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");

/** The files a text names: a page its styles, fonts and start file; a start file its scripts; the manifest all others. */
export const filesIn = (text: string) => [
  ...new Set(text.match(/\/assets\/[\w./-]+\.(?:json|js|css|woff2)/g) ?? []),
];

/** Files whose own text must be read for more: the page's start file, and the list of all route modules. */
export const namesFiles = (path: string) => path.endsWith(".json") || /\/manifest-[\w-]+\.js$/.test(path);

/** Which of the stored paths make room, oldest first. Essential pages never do. */
export function surplus(stored: string[], plan: Pick<Plan, "precache">): string[] {
  const kept = new Set(plan.precache);
  const extra = stored.filter((path) => !kept.has(path));
  const pictures = extra.filter((path) => path.startsWith("/pictures/"));
  const pages = extra.filter(isPage);
  return [...oldest(pages, mostPages), ...oldest(pictures, mostPictures)];
}

export const isPage = (path: string) => !/^\/(assets|pictures)\//.test(path);

const oldest = (paths: string[], most: number) => paths.slice(0, Math.max(0, paths.length - most));
