import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";

// A picture in the cache would weigh nothing.
test.use({ alone: true });

const kilo = 1000;
const most = { firstPictures: 150 * kilo };

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
