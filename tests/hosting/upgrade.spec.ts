/** A page opened before a deploy keeps working after it, even where the old files are gone. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hostingFile, siteFolder } from "../../tools/build/stamp.ts";
import { createSiteServer } from "../../tools/serve.ts";

let folder: string;
let server: Server | undefined;
let origin: string;
/** Pages that the browser asked the server for, as the server saw it. */
let loads: string[] = [];

/** The next build: the same pages, every hashed name another one, and nothing left of the old. */
function nextBuild(): string {
  const site = path.join(folder, "next");
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
    const names = /((?:assets\/|\.\/|assets\/pages\/)[\w.-]+-[\w-]{8,10})\.(js|css|json)(?=["'`])/g;
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
  await listen(nextBuild(), port);
}

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  origin = `http://127.0.0.1:${await listen(siteFolder)}`;
});
test.afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  rmSync(folder, { recursive: true });
});

const hydrated = "html[data-hydrated]";

// The service worker keeps files of the old build: these tests show that nobody needs it.
test.use({ serviceWorkers: "block" });

test("a link leads to its page, by one load at most", async ({ page }) => {
  // As if the link had not been fetched ahead: its module is not there when the old build goes.
  await page.route("**/assets/about-us-*", (route) => route.abort());
  await page.goto(origin);
  await page.waitForSelector(hydrated);
  await deploy();
  await page.unroute("**/assets/about-us-*");
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  expect(loads).toEqual(["/about-us"]);
  // And from here everything is new: the next link needs no load.
  await page.waitForSelector(hydrated);
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/contact-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toEqual([]);
});

test("a link that was fetched ahead needs no load", async ({ page }) => {
  const ahead = page.waitForResponse(/\/assets\/about-us-[^/]*\.js$/);
  await page.goto(origin);
  await page.waitForSelector(hydrated);
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().hover();
  await ahead;
  await deploy();
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  expect(loads).toEqual([]);
});

test("back leads back", async ({ page }) => {
  await page.goto(`${origin}/about-us`);
  await page.goto(origin);
  await page.waitForSelector(hydrated);
  await page.getByRole("navigation").getByRole("link", { name: "Providers" }).first().click();
  await expect(page).toHaveURL(`${origin}/providers`);
  await deploy();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that has not come alive before the deploy is still a page", async ({ page }) => {
  await page.route("**/assets/pages/**", (route) => route.abort());
  await page.goto(origin);
  await deploy();
  await page.unroute("**/assets/pages/**");
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("old code on new data that it can't show loads the page whole", async ({ page }) => {
  await page.goto(origin);
  await page.waitForSelector(hydrated);
  await page.route("**/about-us.data*", (route) => route.fulfill({ status: 200, body: "nonsense" }));
  loads = [];
  await page.getByRole("navigation").getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(`${origin}/about-us`);
  await page.waitForSelector(hydrated);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect.poll(() => loads).toEqual(["/about-us"]);
});
