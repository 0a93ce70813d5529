import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { createSiteServer } from "../../hosts/server.ts";
import { makeServiceWorker } from "../../pipeline/offline.ts";
import { hostingFile, siteFolder } from "../../pipeline/stamp.ts";
import { testAlone as test } from "../support/shared-context.ts";
import { site } from "../support/site.ts";
import { open } from "../support/visit.ts";
import { goOffline, isStored, visit } from "./service-worker.ts";

/** Its URL has characters that are percent-encoded. */
const article = encodeURI("/blogs/gripe-o-resfriado-señora-muñoz-asks-about-her-cough");
const phone = /\(\d{3}\) \d{3}-\d{4}/;
const hours = /Monday.*7:30/;
/** Text on every page that the update changes. */
const oldText = "Nobody reads this website day and night";
const newText = "Nobody reads this website at noon";

test.describe("after one visit", () => {
  // One visitor for all of them: installing the worker takes longer than what they look at.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ serviceWorkers: "allow" });
    await visit(page, article);
    await goOffline(page);
  });
  test.afterEach(() => page.removeAllListeners("pageerror"));
  test.afterAll(() => page.context().close());

  for (const url of ["/", "/contact-us", "/location/taos-nm", "/location/monte-vista-co", article]) {
    test(`${url} opens offline`, async () => {
      const broken: string[] = [];
      page.on("pageerror", (error) => broken.push(error.message));
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("You are offline. This page may not be the newest.")).toBeVisible();
      await expect(
        page.getByRole("main").or(page.getByRole("contentinfo")).getByText(phone).first(),
      ).toBeVisible();
      await expect(page.locator("header[data-sticky]")).toBeAttached();
      expect(broken).toEqual([]);
    });
  }

  test("search still shows the crisis line offline", async () => {
    await page.goto("/contact-us");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("suicide");
    await expect(page.getByRole("link", { name: "Call 988" })).toBeVisible();
  });

  // From here on the visitor is online in between, which fills the cache.
  test("offline, a page that is not cached shows phone, hours and addresses, and loads once online", async () => {
    await page.goto("/services/lab-tests");
    const main = page.getByRole("main");
    await expect(main.getByText(phone).first()).toBeVisible();
    await expect(main.getByText(hours).first()).toBeVisible();
    await expect(main.getByText("77 First Avenue").first()).toBeVisible();
    await expect(page.getByText("it is not saved on your device")).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try that page again" }).click();
    await expect(page).toHaveURL("/services/lab-tests");
    await expect(page.getByRole("heading", { level: 1, name: "Lab Tests" })).toBeVisible();
  });

  test("offline, links between cached pages work, including pages reached by a click", async () => {
    await page.context().setOffline(false);
    await visit(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Paying for Care" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Paying for Care" })).toBeVisible();
    await isStored(page, "/insurance");
    await goOffline(page);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Monte Vista" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Monte Vista" })).toBeVisible();
    await page.goto("/insurance");
    await expect(page.getByRole("heading", { level: 1, name: "Paying for Care" })).toBeVisible();
  });

  test("an unknown address is still a 404 with the service worker", async () => {
    await page.context().setOffline(false);
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await page.evaluate(async () => !!(await caches.match("/no-such-page")))).toBe(false);
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

/** Serves a built site on a port, by default a free one. */
async function serve(folder: string, port = 0) {
  const server = createSiteServer(folder, hostingFile);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
type Server = Awaited<ReturnType<typeof serve>>["server"];

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test.describe("an update", () => {
  test.use({ serviceWorkers: "allow" });
  let folder: string;
  let server: Server;
  let origin: string;

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "update-"));
    cpSync(siteFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    ({ server, origin } = await serve(folder));
  });

  test.afterEach(async () => {
    await close(server);
    rmSync(folder, { recursive: true });
  });

  /** A second version: another text in every page, new names for the changed files, and no old files. */
  async function deploy() {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const full = path.join(folder, file);
      if (!/\.(html|data|json)$/.test(file)) continue;
      const text = readFileSync(full, "utf8").replaceAll(oldText, newText);
      writeFileSync(full, text.replace(/(\/assets\/pages\/[\w-]+)\.json/g, "$1-2.json"));
      if (/assets\/pages\//.test(file)) renameSync(full, full.replace(/\.json$/, "-2.json"));
    }
    await makeServiceWorker(folder, site);
    await close(server);
    ({ server } = await serve(folder, Number(new URL(origin).port)));
  }

  /** Whether the new service worker is installed and waiting. */
  const isUpdateReady = async () => !!(await navigator.serviceWorker.getRegistration())?.waiting;

  const storeNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

  test("never mixes two versions", async ({ page, context }) => {
    await visit(page, `${origin}/location/monte-vista-co`);
    await page.reload();
    await expect(page.locator("header[data-sticky]")).toBeAttached();
    const [old] = await storeNames(page);
    await deploy();

    // The open page is old: a click must not mix old code with new data, so it does a full page load.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page.getByText(newText).first()).toBeVisible();
    await expect(page.getByText(oldText)).toHaveCount(0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);

    // Offline each page is completely of one version, and hydrates.
    await expect.poll(() => page.evaluate(isUpdateReady), { timeout: 20_000 }).toBe(true);
    expect(await storeNames(page)).toHaveLength(2);
    await isStored(page, `${origin}/contact-us`);
    await goOffline(page);
    for (const url of ["/contact-us", "/location/monte-vista-co"]) {
      await page.goto(origin + url);
      await expect(page.locator("header[data-sticky]")).toBeAttached();
      const words = await page.evaluate(() => document.body.innerText);
      expect(words.includes(newText) && words.includes(oldText)).toBe(false);
    }
    await context.setOffline(false);

    // After every old page is closed, the new version takes over, including the pages cached before.
    await page.close();
    // No page is opened to look, because the old version would stay for it.
    const newest = context.serviceWorkers().at(-1);
    const stateOfNewest = () => newest?.evaluate(() => Reflect.get(self, "serviceWorker").state);
    await expect.poll(stateOfNewest, { timeout: 20_000 }).toBe("activated");
    const later = await context.newPage();
    await later.goto(`${origin}/about-us`);
    expect(await storeNames(later)).not.toContain(old);
    await context.setOffline(true);
    await later.goto(`${origin}/location/monte-vista-co`);
    await expect(later.getByText(newText).first()).toBeVisible();
    await expect(later.locator("header[data-sticky]")).toBeAttached();
  });
});

test.describe("a network that fails", () => {
  // One visitor for both.
  test.describe.configure({ mode: "default" });
  let server: Server;
  let origin: string;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    ({ server, origin } = await serve(siteFolder));
    page = await browser.newPage({ serviceWorkers: "allow" });
    await visit(page, origin + article);
  });

  test.afterAll(async () => {
    await page.context().close();
    await close(server);
  });

  test("a slow network shows the cached page", async () => {
    const [answer] = server.listeners("request") as ((...args: unknown[]) => void)[];
    if (!answer) throw new Error("The server has no listener.");
    server.removeAllListeners("request");
    server.on("request", (...args) => setTimeout(answer, 15_000, ...args));
    const started = Date.now();
    await page.goto(`${origin}/location/monte-vista-co`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "Monte Vista" })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(12_000);
    server.removeAllListeners("request");
    server.on("request", answer);
  });

  test("a server that does not respond counts as offline", async () => {
    await close(server);
    await page.goto(`${origin}/contact-us`);
    await expect(page.getByRole("main").getByText(phone).first()).toBeVisible();
    await page.goto(`${origin}/services/lab-tests`);
    await expect(page).toHaveURL(`${origin}/contact-us?wanted=%2Fservices%2Flab-tests`);
    await page.goto(origin + article);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Señora Muñoz");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  });
});
