/** A page opened before a deploy keeps working after it, even though the old files are gone. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { hostingFile, siteFolder } from "../../../engine/build/stamp.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { isHydrated, open } from "../../support/visit.ts";

// In one worker, so that the next build, a copy of all files, is made once.
test.describe.configure({ mode: "default" });
let nextSite: string;
let server: Server | undefined;
let origin: string;
/** Documents that the browser requested. */
let loads: string[] = [];

/** Makes the next build: the same pages, but every hashed file has a new name and the old one is gone. */
function nextBuild(): string {
  const site = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  cpSync(siteFolder, site, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = path.join(site, "assets");
  const files = readdirSync(assets, { recursive: true, encoding: "utf8" });
  const hashed = files.filter((file) => /-[\w-]{8,10}\.(js|css|json)$/.test(file));
  for (const file of hashed) {
    const renamed = file.replace(/\.(js|css|json)$/, "NEW.$1");
    renameSync(path.join(assets, file), path.join(assets, renamed));
  }
  for (const file of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|json)$/.test(file)) continue;
    const text = readFileSync(path.join(site, file), "utf8");
    const names = /((?:assets\/|\.\/|assets\/pages\/)[\w.-]+-[\w-]{8,10})\.(js|css|json)(?=["'` ])/g;
    writeFileSync(path.join(site, file), text.replaceAll(names, "$1NEW.$2"));
  }
  return site;
}

function listen(site: string, port = 0): Promise<number> {
  const next = createSiteServer(site, hostingFile);
  server = next;
  next.on("request", ({ headers, url = "" }) => {
    if (headers["sec-fetch-dest"] === "document") loads.push(url);
  });
  return new Promise((resolve) =>
    next.listen(port, "127.0.0.1", () => resolve((next.address() as AddressInfo).port)),
  );
}

async function deploy() {
  const port = Number(new URL(origin).port);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  await listen(nextSite, port);
}

test.beforeAll(() => {
  nextSite = nextBuild();
});
test.afterAll(() => rmSync(nextSite, { recursive: true }));
test.beforeEach(async () => {
  origin = `http://127.0.0.1:${await listen(siteFolder)}`;
});
test.afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

// The service worker would cache files of the old build. These tests must pass without it.
test.use({ serviceWorkers: "block" });

test("a link opens its page with at most one full page load", async ({ page }) => {
  // Blocks the prefetch, so that the module is not loaded before the old build is gone.
  await page.route("**/assets/about-us-*", (route) => route.abort());
  await open(page, origin);
  await deploy();
  await page.unroute("**/assets/about-us-*");
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  expect(loads).toEqual(["/about-us"]);
  // The page is now from the new build: the next link needs no full page load.
  await isHydrated(page);
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/contact-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toEqual([]);
});

test("a prefetched link needs no full page load", async ({ page }) => {
  await open(page, origin);
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().hover();
  await expect(page.locator("link[rel=modulepreload][href*=about-us]")).toBeAttached();
  // The page's module and all that it imports.
  const missing = () =>
    page
      .locator("link[rel=modulepreload]")
      .evaluateAll((links) =>
        links
          .map((link) => (link as HTMLLinkElement).href)
          .filter((href) => !performance.getEntriesByName(href).length),
      );
  await expect.poll(missing).toEqual([]);
  await deploy();
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  expect(loads).toEqual([]);
});

test("the back button works across a deploy", async ({ page }) => {
  await page.goto(`${origin}/about-us`);
  await open(page, origin);
  await page.getByRole("navigation").getByRole("link", { name: "Providers" }).first().click();
  await expect(page).toHaveURL(`${origin}/providers`);
  await deploy();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
