/** Size limits for the pages of any practice. tests/built/budgets.test.ts has tighter ones for the code. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { siteFolder } from "../../../pipeline/stamp.ts";
import { pages } from "../../support/built.ts";
import { test } from "../../support/shared-context.ts";

// A picture in the cache would weigh nothing.
test.use({ alone: true });

const kilo = 1000;
const most = { html: 40 * kilo, firstPictures: 150 * kilo };

const sent = (file: string) => {
  const [plain, brotli] = [path.join(siteFolder, file), path.join(siteFolder, `${file}.br`)];
  return statSync(existsSync(brotli) ? brotli : plain).size;
};

test("no page is too large for a slow network", () => {
  const heavy = pages
    .map((page) => ({ page, weight: sent(page) }))
    .filter(({ weight }) => weight > most.html);
  expect(heavy).toEqual([]);
});

for (const width of [390, 1440])
  test(`pictures of the home page's first view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image")
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(most.firstPictures);
  });
