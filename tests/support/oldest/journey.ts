/**
 * What has to work in the oldest browsers, driven by the page's own events: test tools need newer browsers. The site is served
 * by a server of its own, which counts documents.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "@playwright/test";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { kinds, phoneNumber, site } from "../site.ts";

/** One tab of a browser. */
export interface Tab {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
}

export interface CountingServer {
  address: string;
  documents: () => number;
  close: () => void;
}

/** Serves the site of a build. `change`: of each document. */
export async function serve(change = (page: string) => page, folder?: string): Promise<CountingServer> {
  const site = folder ? createSiteServer(`${folder}/client`, `${folder}/hosting.json`) : createSiteServer();
  const inner = await listening(site);
  let documents = 0;
  const server = createServer(async (request, response) => {
    const headers = new Headers({ accept: request.headers.accept ?? "*/*" });
    const answer = await fetch(inner + request.url, { headers, redirect: "manual" }).catch(() => undefined);
    if (!answer) return response.destroy();
    const type = answer.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    // A worker that keeps pages accepts anything.
    if (isPage && request.headers.accept?.includes("text/html")) documents++;
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|connection|etag)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(isPage ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  });
  const address = await listening(server);
  return {
    address,
    documents: () => documents,
    close() {
      for (const one of [server, site]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const longest = 20_000;
/** While a page is left, nothing can be asked of it. */
async function until(what: string, isSo: () => Promise<unknown>) {
  for (const end = Date.now() + longest; Date.now() < end; await wait(100))
    if (await isSo().catch(() => false)) return;
  throw new Error(`not so: ${what}`);
}

export type Step = (tab: Tab, server: CountingServer) => Promise<void>;

const isHydrated = () => "hydrated" in document.documentElement.dataset && !("left" in window);
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
/** As React hears it. */
function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(selector);
  field.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
const isThere = (selector: string) => document.querySelector(selector) !== null;
const menuButton = 'button[aria-controls="sidebar"]';
const isMenuShown = () =>
  (document.querySelector("dialog#sidebar") as HTMLElement).getClientRects().length > 0;
const textOf = (selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, " ") ?? "";

/** The page hydrates, and isn't loaded again. */
async function open(tab: Tab, { address, documents }: CountingServer, path: string) {
  const before = documents();
  // WebDriver may answer before the page before is left.
  await tab.run(() => void Object.assign(window, { left: true }));
  await tab.open(address + path);
  await until(`${path} hydrates`, () => tab.run(isHydrated));
  await wait(300);
  if (!(await tab.run(isHydrated))) throw new Error(`${path} is no longer hydrated`);
  if (documents() - before !== 1) throw new Error(`${path} was loaded ${documents() - before} times`);
}

const { interface: labels } = site;
const [sheet] = site.worksheets;
const farOffice = site.offices.at(-1);

/** A query raises this card, and no other. */
export const raises =
  (path: string, query: string, title: string): Step =>
  async (tab, server) => {
    await open(tab, server, path);
    await tab.run(type, 'main input[type="search"]', query);
    const raised = () => tab.run(textOf, "main [aria-live=polite].visually-hidden");
    await until(`"${query}" raises "${title}" alone`, async () => (await raised()) === title);
    if (!(await tab.run(isThere, "main [data-urgency=now] a[href^='tel:']"))) throw new Error("no call");
    await until("there are results", () =>
      tab.run(isThere, "main search li a, main search [role=status]:not(:empty)"),
    );
  };

/** What a patient does, by its name in the table that the tests print. */
export const journey: Record<string, Step> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]): [string, Step] => [
      `page: ${kind}`,
      (tab, server) => open(tab, server, path),
    ]),
  ),
  "menu, pressed before hydration": async (tab, { address }) => {
    await tab.run(() => void Object.assign(window, { left: true }));
    await tab.open(address + kinds.home);
    await until("it is pressed", () =>
      tab.run((selector) => {
        const button = document.querySelector<HTMLElement>(selector);
        if (button && !("left" in window)) button.click();
        return button && !("left" in window);
      }, menuButton),
    );
    await until("it opens", () => tab.run(isMenuShown));
  },
  menu: async (tab, server) => {
    await open(tab, server, kinds.home);
    const before = server.documents();
    if (await tab.run(isMenuShown)) throw new Error("the menu lies open");
    await tab.run(click, menuButton);
    await until("the menu opens", () => tab.run(isMenuShown));
    await tab.run(click, `#sidebar a[href="${kinds.about}"]`);
    await until("it leads on", () => tab.run((path) => location.pathname === path, kinds.about));
    await until("it closes", async () => !(await tab.run(isMenuShown)));
    if (server.documents() !== before) throw new Error("the next page was loaded as a document");
  },
  carousel: async (tab, server) => {
    await open(tab, server, kinds.home);
    const region = `section[aria-label="${site.pages.home.services.title}"]`;
    await tab.run((one) => document.querySelector(one)?.scrollIntoView({ block: "center" }), region);
    await until("it is ready", () => tab.run(isThere, `${region}[data-ready]`));
    await tab.run(click, `${region} button[aria-label="${labels.carousel.next}"]`);
    await until("it steps by one", () =>
      tab.run(isThere, `${region} [role=group][inert] + [role=group]:not([inert])`),
    );
  },
  accordion: async (tab, server) => {
    await open(tab, server, kinds.service);
    for (const place of [0, 1]) {
      await tab.run(
        (nth) => document.querySelectorAll<HTMLElement>("main details summary")[nth]?.click(),
        place,
      );
      await until("one panel is open", () =>
        tab.run((nth) => {
          const all = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
          return all.every((panel, index) => panel.open === (index === nth));
        }, place),
      );
    }
  },
  worksheet: async (tab, server) => {
    const path = `/worksheets/${sheet?.slug}`;
    await open(tab, server, path);
    await tab.run(click, "main input[type=checkbox]");
    await tab.run(type, "main textarea", "Aspirin");
    await wait(300);
    await open(tab, server, path);
    await until("what was typed is there", () =>
      tab.run(() => document.querySelector<HTMLTextAreaElement>("main textarea")?.value === "Aspirin"),
    );
    await tab.run(click, "main input[type=checkbox]");
    await until("it is forgotten", () => tab.run(() => localStorage.length === 0));
  },
  "nearest office": async (tab, server) => {
    await open(tab, server, kinds.contact);
    const finder = `section[aria-label="${labels.nearest.title}"]`;
    await tab.run(type, `${finder} input`, farOffice?.zip ?? "");
    await tab.run(click, `${finder} button`);
    await until("it is named", async () =>
      (await tab.run(textOf, `${finder} [role=status]`)).includes(farOffice?.name ?? "?"),
    );
  },
  theme: async (tab, server) => {
    await open(tab, server, kinds.about);
    const chosen = () => tab.run(() => document.documentElement.dataset.theme);
    await tab.run(() => [...document.querySelectorAll<HTMLElement>("footer button")].at(-1)?.click());
    await until("it is chosen", chosen);
    const theme = await chosen();
    await open(tab, server, kinds.contact);
    if ((await chosen()) !== theme) throw new Error("it is forgotten");
    await tab.run(() => localStorage.clear());
  },
};

/** Of the frozen practice. */
export const ofSearch: Record<string, Step> = {
  "search: suicide": raises("/search", "suicide", "You think of killing yourself"),
  "search: quiero hacerme daño": raises("/es/buscar", "quiero hacerme daño", "Piensa en matarse"),
};

/** Must be the last: it stops the server. */
export const offline: Step = async (tab, server) => {
  await open(tab, server, kinds.about);
  await until("the worker keeps the contact page", () =>
    tab.run(() => caches.match("/contact-us").then((kept) => kept !== undefined)),
  );
  await open(tab, server, kinds.about);
  server.close();
  await tab.open(server.address + kinds.text).catch(() => undefined);
  await until("the contact page shows instead", async () =>
    (await tab.run(textOf, "h1")).includes(site.pages["contact-us"].title),
  );
  await until("it hydrates", () => tab.run(isHydrated));
  if (!(await tab.run(textOf, "footer")).includes(phoneNumber)) throw new Error("no phone number");
};

/** Takes every step. The reporter prints the table. */
export async function walk(engine: string, tab: Tab, server: CountingServer, steps: Record<string, Step>) {
  const failures: string[] = [];
  for (const [name, step] of Object.entries(steps))
    await step(tab, server).catch((error: Error) => failures.push(`${name}: ${error.message}`));
  const worked = Object.keys(steps).filter((name) => !failures.some((one) => one.startsWith(`${name}: `)));
  const description = [`${engine}: ${worked.length} of ${Object.keys(steps).length}`, ...failures].join(
    "\n  ",
  );
  test
    .info()
    .annotations.push({ type: "table", description: `${description}\n  works: ${worked.join(", ")}` });
  return failures;
}
