/**
 * The service worker. Each version has one store of its own, filled before it takes over and thrown away as a whole.
 * A page is stored only together with all of its own files, and its data is used only if it is of this very version;
 * in every other case the browser loads the page anew. So no page is ever half old.
 */
import {
  cachePrefix,
  filesIn,
  isPage,
  kindOf,
  mostPages,
  namesFiles,
  type Plan,
  pageOfData,
  pagePath,
  patience,
  refuge,
  surplus,
  wantedParam,
} from "./plan.ts";
import type { WorkerEvent, WorkerScope } from "./workerScope.ts";

declare const self: WorkerScope;
/** The build puts it in. */
declare const planOfBuild: Plan;

const plan = planOfBuild;
const storeName = cachePrefix + plan.version;
const openStore = () => caches.open(storeName);
const pathOf = (url: string) => new URL(url).pathname;

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

/** All or nothing: if one essential file is missing, the version before stays. Visited pages come along if they can. */
async function install() {
  const store = await openStore();
  await Promise.all(plan.precache.filter((path) => !isPage(path)).map((path) => storeFile(store, path)));
  await Promise.all(plan.precache.filter(isPage).map((path) => storePage(store, path)));
  const visited = await visitedBefore(store);
  await Promise.allSettled(visited.map((path) => storePage(store, path)));
}

/** Pages of the stores before; their pictures, which never change, are taken over on the way. */
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

/** No navigation preload: where the line is down, Firefox then shows its own error instead of our answer. */
async function takeOver() {
  for (const name of await ownStores()) await caches.delete(name);
}

/** A page that was reached without a document being loaded tells its path. */
async function visit(path: string) {
  const store = await openStore();
  await storePage(store, pagePath(path)).catch(() => undefined);
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

/** A stored response must not say that it was redirected: browsers refuse such a page. */
const plain = ({ body, headers }: Response) => new Response(body, { headers });

async function storeFile(store: Cache, path: string): Promise<Response> {
  const known = await caches.match(path);
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(path);
  if (!(await store.match(path))) await store.put(path, response.clone());
  return response;
}

async function makeRoom(store: Cache) {
  const paths = (await store.keys()).map(({ url }) => pathOf(url));
  for (const path of surplus(paths, plan)) await store.delete(path);
}

/** From the network; from the store if the line is down or slow; else the way to reach us. */
async function showPage(request: Request, event: WorkerEvent) {
  const path = pagePath(pathOf(request.url));
  const store = await openStore();
  const loading = fetch(request);
  event.waitUntil(
    loading
      .then(async (response) => {
        if (!response.ok) return;
        await storePage(store, path, response.clone());
        await makeRoom(store);
      })
      .catch(() => undefined),
  );
  const stored = await store.match(path);
  const slow = stored && new Promise<Response>((resolve) => setTimeout(resolve, patience, stored));
  try {
    return await (slow ? Promise.race([loading, slow]) : loading);
  } catch {
    return stored ?? Response.redirect(`${refuge}?${new URLSearchParams({ [wantedParam]: path })}`);
  }
}

/** Data of this very version; for anything else React Router is told to load the page as a document. */
async function showData(request: Request): Promise<Response> {
  const page = pageOfData(pathOf(request.url));
  try {
    const response = await fetch(request);
    if (!response.ok) return response;
    const bytes = await response.clone().arrayBuffer();
    if ((await fingerprint(bytes)) === plan.data[page]) return response;
  } catch {
    // No network: the document may be stored.
  }
  return new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": page, "X-Remix-Reload-Document": "true" },
  });
}

async function fingerprint(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names of files carry their content's hash: a stored one is never wrong. */
async function showFile(request: Request, event: WorkerEvent) {
  const stored = await caches.match(request.url);
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
