/** What the service worker shows for each answer of the network, and that it keeps the files of its plan and nothing else. */
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const pages = ["/contact-us", "/es/contacto"];
const files = [...pages, "/assets/a-1.js"];
/** By cache, what it has. Nothing but addAll writes. */
const stores = new Map<string, string[]>([["site-old", ["/about-us"]]]);
const listeners: Record<string, (event: object) => void> = {};
const stubs = {
  planOfBuild: { version: "new", files, fallback: { en: "/contact-us", es: "/es/contacto" } },
  self: {
    location: { origin: "https://a.example" },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  },
  caches: {
    open: async (name: string) => ({
      addAll: async (paths: string[]) => void stores.set(name, paths),
      match: async (path: string) =>
        stores.get(name)?.includes(path) ? new Response(`kept ${path}`) : undefined,
    }),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  },
};
for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(`to ${url}`));
await import("../../engine/app/features/offline/worker.ts");
afterAll(() => vi.unstubAllGlobals());

async function run(type: string) {
  const waited: Promise<unknown>[] = [];
  listeners[type]?.({ waitUntil: (done: Promise<unknown>) => waited.push(done) });
  await Promise.all(waited);
}
beforeEach(() => run("install"));

/** What the visitor gets, or undefined if the worker leaves the request alone. */
async function shown(path: string, answer: () => Promise<Response>, mode = "navigate", method = "GET") {
  vi.stubGlobal("fetch", answer);
  const given: Promise<Response>[] = [];
  const request = { url: `https://a.example${path}`, mode, method };
  listeners.fetch?.({ request, respondWith: (response: Promise<Response>) => given.push(response) });
  return given[0]?.catch(() => "nothing" as const);
}
const textOf = async (answer: Awaited<ReturnType<typeof shown>>) =>
  answer instanceof Response ? answer.text() : answer;

const live = async () => new Response("live");
const status = (code: number) => async () => new Response("host's error", { status: code });
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const badGateway = status(502);

const kept = { "/contact-us": "kept /contact-us", "/es/contacto/": "kept /es/contacto" };
const others = {
  "/about-us": "to /contact-us?wanted=%2Fabout-us",
  "/es/salud": "to /es/contacto?wanted=%2Fes%2Fsalud",
};
test.each([
  ["500", status(500)],
  ["502", badGateway],
  ["530", status(530)],
  ["no network", noNetwork],
])("%s: a kept page is shown, and for any other the one with the phone", async (_, answer) => {
  for (const [path, page] of Object.entries({ ...kept, ...others }))
    expect(await textOf(await shown(path, answer)), path).toBe(page);
});

test("what the site answers is shown, a missing page too", async () => {
  expect(await textOf(await shown("/contact-us", live))).toBe("live");
  expect(await textOf(await shown("/about-us", status(404)))).toBe("host's error");
});

test("a kept page is shown when the network takes more than three seconds", async () => {
  vi.useFakeTimers();
  const asked = shown("/contact-us", () => new Promise<Response>(() => undefined));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await textOf(await asked)).toBe("kept /contact-us");
  vi.useRealTimers();
});

test("without its caches, the visitor gets what the network answers", async () => {
  stores.clear();
  expect(await textOf(await shown("/contact-us", badGateway))).toBe("host's error");
  expect(await textOf(await shown("/contact-us", noNetwork))).toBe("nothing");
});

test("no visit adds to what is kept, and a new version removes the old one", async () => {
  for (const path of ["/services/hiv-care", "/search?q=pain", "/blogs/sad"]) await shown(path, live);
  await shown("/services/hiv-care.data", live, "cors");
  stores.set("site-old", ["/about-us"]);
  await run("activate");
  expect([...stores]).toEqual([["site-new", files]]);
});

test("files and what isn't asked for by GET are left alone", async () => {
  expect(await shown("/feed.xml", badGateway)).toBeUndefined();
  expect(await shown("/contact-us", badGateway, "navigate", "POST")).toBeUndefined();
  expect(await shown("/about-us.data", badGateway, "cors")).toBeUndefined();
  expect(await textOf(await shown("/assets/a-1.js", badGateway, "no-cors"))).toBe("kept /assets/a-1.js");
});
