/** What a first view may weigh. Speed depends on the machine, bytes do not. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { PageFile } from "../../app/boot/boot.ts";
import { siteFolder } from "../../tools/build/stamp.ts";

const kilo = 1000;
const homePages = ["index.html", "home.html"];
/** Goals of every page; the exceptions below are known, are told by name, and may not grow. */
const htmlGoal = (page: string) => (homePages.includes(page) ? 24 : 16) * kilo;
/** Two drawn maps stand in the contact page: one for phones, one for wide screens. */
const mostHtml = (page: string) => (page === "contact-us.html" ? 17 * kilo : htmlGoal(page));
/** What a server sends with its first round trip; pages with many words may be heavier, and are named. */
const firstTrip = 14 * kilo;
const scriptGoal = 110 * kilo;
const mostPictures = 150 * kilo;

const sent = (file: string) =>
  statSync(
    existsSync(`${path.join(siteFolder, file)}.br`)
      ? `${path.join(siteFolder, file)}.br`
      : path.join(siteFolder, file),
  ).size;

const pages = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);

function sayMissed(weights: { page: string; weight: number }[], goal: (page: string) => number) {
  for (const { page, weight } of weights.filter((one) => one.weight > goal(one.page)))
    console.log(
      `!!! ${page}: ${(weight / kilo).toFixed(1)} kB, over the goal of ${goal(page) / kilo} kB !!!`,
    );
}

test("HTML with its styles", () => {
  const weights = pages.map((page) => ({ page, weight: sent(page) }));
  const heavy = weights.filter(({ weight }) => weight > firstTrip).sort((a, b) => b.weight - a.weight);
  for (const { page, weight } of heavy)
    console.log(`${page}: ${(weight / kilo).toFixed(1)} kB, more than one round trip`);
  sayMissed(weights, htmlGoal);
  expect(weights.filter(({ page, weight }) => weight > mostHtml(page))).toEqual([]);
});

test("scripts of a page", () => {
  const weights = pages.map((page) => {
    const html = readFileSync(path.join(siteFolder, page), "utf8");
    const file = /data-page="([^"]+)"/.exec(html)?.[1] ?? "";
    const { entry, modules }: PageFile = JSON.parse(readFileSync(path.join(siteFolder, file), "utf8"));
    // More than its entry alone: else this looks at too little, and could not fail.
    expect(modules.length).toBeGreaterThan(3);
    return { page, weight: [...modules, entry].reduce((sum, name) => sum + sent(name), 0) };
  });
  sayMissed(weights, () => scriptGoal);
  expect(weights.filter(({ weight }) => weight > scriptGoal)).toEqual([]);
});

test("scripts of a page are asked for at once, not found from one another", async ({ page }) => {
  const asked = new Set<string>();
  await page.route("**/*.js", (route) => asked.add(new URL(route.request().url()).pathname));
  const file = page.waitForResponse("**/assets/pages/*.json");
  await page.goto("/");
  const { entry, modules }: PageFile = await (await file).json();
  // None of them has been answered.
  await expect.poll(() => [...asked].sort()).toEqual([...modules, entry].sort());
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  test(`pictures of the home page's first view, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const pictures = new Set<string>();
    let weight = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Image") pictures.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) weight += encodedDataLength;
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(pictures.size).toBeGreaterThan(0);
    expect(weight).toBeLessThan(mostPictures);
  });
}
