/**
 * The service worker. It caches the essential pages (phone, hours, addresses, what to do while closed) with their scripts
 * when it is installed, and nothing later. Each version of them has its own cache, so a page never mixes two versions.
 */
import { languageOf } from "../../../data/text/language.ts";
import { isFile, type Plan, pagePath, wantedParam } from "./plan.ts";

declare const self: WorkerScope;
/** Replaced by the build. */
declare const planOfBuild: Plan;

const plan = planOfBuild;
const cacheName = `site-${plan.version}`;
/** How long to wait for the network before a cached page is shown, in ms. */
const networkTimeout = 3000;

/** Browsers refuse caches when storage is full, damaged or blocked: then the network alone answers. */
const cached = (path: string) =>
  caches
    .open(cacheName)
    .then((cache) => cache.match(path))
    .catch(() => undefined);

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(plan.files))),
);

/** No navigation preload: offline, Firefox would show its own error page instead of our response. */
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      ),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !isFile(pathname))
    event.respondWith(showPage(request, pagePath(pathname)));
  // Its address has a hash, so a cached file is always the right one.
  else if (plan.files.includes(pathname + search))
    event.respondWith(cached(pathname + search).then((file) => file ?? fetch(request)));
});

/** From the network; from the cache if the network or the host is down, or slow; else the fallback page. */
async function showPage(request: Request, path: string) {
  const loading = fetch(request);
  const copy = await cached(path);
  const slow = copy && new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, copy));
  try {
    const response = await (slow ? Promise.race([loading, slow]) : loading);
    // 502 and the like are sent in place of a host that is down, with a page that has no phone number.
    return response.status < 500 ? response : ((await keptPage(copy, path)) ?? response);
  } catch (error) {
    const page = await keptPage(copy, path);
    if (page) return page;
    throw error;
  }
}

async function keptPage(copy: Response | undefined, path: string) {
  if (copy) return copy;
  const fallback = plan.fallback[languageOf(path)] ?? "";
  if (await cached(fallback))
    return Response.redirect(`${fallback}?${new URLSearchParams({ [wantedParam]: path })}`);
  return undefined;
}

/** The parts of ServiceWorkerGlobalScope that we use. TypeScript's webworker types conflict with its DOM types. */
interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  location: Location;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
