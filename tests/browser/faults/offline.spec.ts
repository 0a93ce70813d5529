import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeServiceWorker } from "../../../engine/build/offline.ts";
import { hostingFile, siteFolder } from "../../../engine/build/stamp.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { nightly } from "../../gates.ts";
import { read } from "../../support/built.ts";
import { expectKept } from "../../support/kept.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { isHydrated, open } from "../../support/visit.ts";

const phone = /\(\d{3}\) \d{3}-\d{4}/;
const notice = "You’re offline. This page may be out of date.";
const essential = [
  "/after-hours",
  "/contact-us",
  "/es/consultorios/monte-vista-co",
  "/es/consultorios/taos-nm",
  "/es/contacto",
  "/es/cuando-cerramos",
  "/location/monte-vista-co",
  "/location/taos-nm",
];

/** Opens a page, and waits until the service worker is active, which has cached the essential pages. */
async function visit(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker of a first visit answers from the next page on.
  await page.reload();
}

/** The service worker goes offline a moment later than the page: waits until its requests fail too. */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  const isCutOff = () =>
    page.evaluate(() =>
      fetch(`/assets/none-${Math.random()}.js`).then(
        () => false,
        () => true,
      ),
    );
  await expect.poll(isCutOff).toBe(true);
}

test.describe("after one visit", () => {
  // One visitor for all of them: installing the worker takes longer than what they look at.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ serviceWorkers: "allow" });
    await visit(page, "/about-us");
    await goOffline(page);
  });
  test.afterEach(() => page.removeAllListeners("pageerror"));
  test.afterAll(() => page.context().close());

  test("the essential pages open offline in both languages, with scripts", async () => {
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    for (const url of essential) {
      await page.goto(url);
      await isHydrated(page);
      await expect(page.getByRole("main").getByText(phone).first()).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /offline|conexión/i })).toBeVisible();
    }
    expect(broken).toEqual([]);
  });

  test("nothing else is kept", async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname.replace(/\.data$/, ""));
    });
    expect(kept.filter((name) => !name.startsWith("/assets/")).sort()).toEqual(
      [...essential, ...essential].sort(),
    );
    // Scripts of other pages, fonts and pictures.
    expect(kept.filter((name) => /home-|article-|worksheet-|woff2$|pictures/.test(name))).toEqual([]);
  });

  test("search still shows the crisis line, and links between essential pages work", async () => {
    await page.goto("/contact-us");
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox").pressSequentially("suicide");
    await expect(page.getByRole("link", { name: "Call 988" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Monte Vista" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Monte Vista" })).toBeVisible();
  });

  test("a page in Spanish that is not kept leads to the contact page in Spanish", async () => {
    await page.goto(site.addresses["/services/lab-tests"] ?? "");
    await expect(page).toHaveURL(/\/es\/contacto\?wanted=/);
    await expect(page.getByText(site.spanish?.interface.offlineMissing.slice(0, 20) ?? "none")).toBeVisible();
  });

  // From here on the visitor is online.
  test("another page leads to phone, hours and addresses, and loads once online", async () => {
    await page.goto("/services/lab-tests");
    const main = page.getByRole("main");
    await expect(main.getByText(phone).first()).toBeVisible();
    await expect(main.getByText(/Monday.*7:30/).first()).toBeVisible();
    await expect(main.getByText("77 First Avenue").first()).toBeVisible();
    await expect(page.getByText("it isn’t saved on your device")).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try that page again" }).click();
    await expect(page).toHaveURL("/services/lab-tests");
    await expect(page.getByRole("heading", { level: 1, name: "Lab Tests" })).toBeVisible();
    await isHydrated(page);
    await goOffline(page);
    await expect(page.getByText(notice)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(notice)).toBeHidden();
  });
});

test("an address outside the site is not offered as a link", async ({ page }) => {
  const retry = page.getByRole("link", { name: "Try that page again" });
  await open(page, "/contact-us?wanted=/services/lab-tests");
  await expect(retry).toHaveAttribute("href", "/services/lab-tests");
  for (const wanted of ["https://elsewhere.example/x", "//elsewhere.example/x", "javascript:alert(1)"]) {
    await open(page, `/contact-us?wanted=${wanted}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(retry).toHaveCount(0);
  }
});

test.describe("a visitor who saves data", () => {
  test.use({ serviceWorkers: "allow" });
  test("gets no service worker", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/contact-us");
    // The page waits for the first interaction.
    await page.keyboard.press("Tab");
    await isHydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });
});

type Listener = (...args: unknown[]) => void;
/** A server of its own, whose answers a test may change. */
async function serve(folder: string, port = 0) {
  const server = createSiteServer(folder, hostingFile);
  const [answer] = server.listeners("request") as Listener[];
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers requests otherwise; the function that is given answers as usual. */
    answer: (how: (usual: Listener | undefined, ...args: unknown[]) => void) => {
      server.removeAllListeners("request");
      server.on("request", (...args) => how(answer, ...args));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test("a new version replaces the old one after its last page is closed; a slow or dead server counts as offline", async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "offline-"));
  cpSync(siteFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  let server = await serve(folder);
  const { origin } = server;
  const page = await browser.newPage({ serviceWorkers: "allow" });
  const context = page.context();
  await visit(page, `${origin}/contact-us`);

  const [oldText, newText] = [
    "Nobody reads this website day and night",
    "Nobody reads this website night and day",
  ];
  const renew = (text: string) =>
    text.replaceAll(/(\.data\?|assets\/site-)/g, "$1new-").replaceAll(oldText, newText);
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (/\.(html|json|data)$/.test(file))
      writeFileSync(path.join(folder, renew(file)), renew(readFileSync(path.join(folder, file), "utf8")));
  }
  await makeServiceWorker(folder, site);
  await server.stop();
  server = await serve(folder, Number(new URL(origin).port));
  await page.goto(`${origin}/about-us`);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  // The old one is activated already.
  await expect.poll(() => context.serviceWorkers().length).toBe(2);
  const newest = context.serviceWorkers().at(-1);
  await page.goto("about:blank");
  await expect
    .poll(() => newest?.evaluate(() => Reflect.get(self, "serviceWorker").state), { timeout: 20_000 })
    .toBe("activated");
  await page.goto(`${origin}/about-us`);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await goOffline(page);
  await page.goto(`${origin}/contact-us`);
  await expect(page.getByText(newText).first()).toBeVisible();
  await isHydrated(page);
  await context.setOffline(false);

  server.answer((usual, ...args) => setTimeout(() => usual?.(...args), 15_000));
  const started = Date.now();
  await page.goto(`${origin}/location/monte-vista-co`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Monte Vista" })).toBeVisible();
  expect(Date.now() - started).toBeLessThan(12_000);
  await server.stop();
  await page.goto(`${origin}/services/lab-tests`);
  await expect(page).toHaveURL(`${origin}/contact-us?wanted=%2Fservices%2Flab-tests`);
  // The browser doesn't know that it is offline, so the router asks for the page's data first.
  await page.getByRole("contentinfo").getByRole("link", { name: "Monte Vista" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Monte Vista" })).toBeVisible();
  await context.close();
  rmSync(folder, { recursive: true });
});

test(
  "the worker's caches fail after its start: pages come from the network",
  nightly(),
  async ({ browser }) => {
    const server = await serve(siteFolder);
    server.answer((usual, ...args) => {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (request.url !== "/sw.js") return usual?.(...args);
      response.setHeader("Content-Type", "text/javascript");
      response.end(`${read("sw.js")}
      addEventListener("activate", () => {
        for (const name of ["open", "match", "keys", "has", "delete"])
          CacheStorage.prototype[name] = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
      });`);
    });
    const page = await browser.newPage({ serviceWorkers: "allow" });
    await visit(page, server.origin);
    const response = await page.goto(server.origin + kinds.contact);
    expect(response?.fromServiceWorker()).toBe(true);
    await isHydrated(page);
    await expectKept(page, kinds.contact);
    await page.getByRole("contentinfo").locator(`a[href="${kinds.insurance}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages.insurance?.title ?? "");
    await expectKept(page, kinds.insurance);
    await page.context().close();
    await server.stop();
  },
);
