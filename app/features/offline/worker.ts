/**
 * The service worker. Each version of the site has its own cache, filled at install and deleted as a whole.
 * A page is cached only together with all of its files, and page data is used only if it is of the same version;
 * otherwise the browser loads the page as a document. So a page never mixes two versions.
 */
import { languageOf } from "../../../site/text/language.ts";
import { loadAsDocument } from "../navigation/router-internals.ts";
import {
  cachePrefix,
  filesIn,
  isPage,
  kindOf,
  mostPages,
  namesFiles,
  networkTimeout,
  type Plan,
  pageOfData,
  pagePath,
  surplus,
  wantedParam,
} from "./plan.ts";
import type { WorkerEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;
/** Replaced by the build. */
declare const planOfBuild: Plan;

const plan = planOfBuild;
const storeName = cachePrefix + plan.version;
const openStore = () => caches.open(storeName);
const pathOf = (url: string) => new URL(url).pathname;
/** Browsers refuse caches when storage is full, damaged or blocked: then the network alone answers. */
const storedIn = (store: Promise<Cache> | CacheStorage, url: string) =>
  Promise.resolve(store)
    .then((found) => found.match(url))
    .catch(() => undefined);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(visit(String(event.data))));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request, self.location.origin);
  if (kind === "page") event.respondWith(showPage(request, event));
  if (kind === "data") event.respondWith(showData(request));
  if (kind === "file" || kind === "picture") event.respondWith(showFile(request, event));
});

/** If one essential file fails, the old version stays. Visited pages are copied if possible. */
async function install() {
  const store = await openStore();
  await Promise.all(plan.precache.filter((path) => !isPage(path)).map((path) => storeFile(store, path)));
  await Promise.all(plan.precache.filter(isPage).map((path) => storePage(store, path)));
  const visited = await visitedBefore(store);
  await Promise.allSettled(visited.map((path) => storePage(store, path)));
}

/** Pages in older caches. Also copies their pictures, whose names are hashed. */
async function visitedBefore(store: Cache): Promise<string[]> {
  const pages: string[] = [];
  for (const name of await ownStores()) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const path = pathOf(request.url);
      const picture = path.startsWith("/pictures/") && (await old.match(request));
      if (picture) await store.put(path, picture);
      if (isPage(path) && !plan.precache.includes(path)) pages.push(path);
    }
  }
  return [...new Set(pages)].slice(-mostPages);
}

const ownStores = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== storeName);

/** No navigation preload: offline, Firefox would show its own error page instead of our response. */
async function takeOver() {
  for (const name of await ownStores()) await caches.delete(name);
}

/** After a client-side navigation the page sends its path. */
async function visit(path: string) {
  const store = await openStore();
  await storePage(store, pagePath(path)).catch(() => undefined);
  await storeSpanish(store, path).catch(() => undefined);
  await makeRoom(store);
}

async function storePage(store: Cache, path: string, loaded?: Response) {
  const response = loaded ?? (await fetch(path, { cache: "no-cache" }));
  if (!response.ok || !response.headers.get("Content-Type")?.includes("text/html")) throw new Error(path);
  const html = await response.clone().text();
  const waiting = filesIn(html);
  for (let index = 0; index < waiting.length; index++) {
    const file = waiting[index] as string;
    const stored = await storeFile(store, file);
    if (namesFiles(file))
      waiting.push(...filesIn(await stored.text()).filter((name) => !waiting.includes(name)));
  }
  await store.delete(path); // so that it counts as the newest
  await store.put(path, plain(response));
}

/** Browsers reject a redirected response for a navigation, so store a copy without that flag. */
const plain = ({ body, headers }: Response) => new Response(body, { headers });

async function storeFile(store: Cache, path: string): Promise<Response> {
  const known = await caches.match(path);
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(path);
  if (!(await store.match(path))) await store.put(path, response.clone());
  return response;
}

/** Who reads Spanish needs phone, hours and addresses in Spanish too. */
async function storeSpanish(store: Cache, visited: string) {
  if (languageOf(visited) !== "es") return;
  for (const path of plan.spanish) if (!(await store.match(path))) await storePage(store, path);
}

async function makeRoom(store: Cache) {
  const paths = (await store.keys()).map(({ url }) => pathOf(url));
  for (const path of surplus(paths, plan)) await store.delete(path);
}

/** From the network; from the cache if the network is down or slow; else the fallback page. */
async function showPage(request: Request, event: WorkerEvent) {
  const path = pagePath(pathOf(request.url));
  const loading = fetch(request);
  event.waitUntil(
    loading
      .then(async (response) => {
        if (!response.ok) return;
        const copy = response.clone();
        const store = await openStore();
        await storePage(store, path, copy);
        await storeSpanish(store, path);
        await makeRoom(store);
      })
      .catch(() => undefined),
  );
  const stored = await storedIn(openStore(), path);
  const slow = stored && new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, stored));
  try {
    return await (slow ? Promise.race([loading, slow]) : loading);
  } catch {
    if (stored) return stored;
    const own = plan.fallback[languageOf(path)];
    const isCached = own && (await storedIn(openStore(), own));
    const fallback = isCached ? own : plan.fallback.en;
    return Response.redirect(`${fallback}?${new URLSearchParams({ [wantedParam]: path })}`);
  }
}

/** Page data of this version; for anything else the response makes React Router load the page as a document. */
async function showData(request: Request): Promise<Response> {
  const page = pageOfData(pathOf(request.url));
  try {
    const response = await fetch(request);
    if (!response.ok) return response;
    const bytes = await response.clone().arrayBuffer();
    if ((await fingerprint(bytes)) === plan.data[page]) return response;
  } catch {
    // Offline: the document may be cached.
  }
  return loadAsDocument(page);
}

async function fingerprint(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** File names contain a content hash, so a cached file is always valid. */
async function showFile(request: Request, event: WorkerEvent) {
  const stored = await storedIn(caches, request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && response.status === 200) {
    const copy = response.clone();
    event.waitUntil(
      openStore()
        .then((store) => store.put(request.url, copy))
        .catch(() => undefined),
    );
  }
  return response;
}
