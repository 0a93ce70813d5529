/** What a first view asks for. tests/built/budgets.test.ts has the sizes of files. */
import { expect } from "@playwright/test";
import type { PageFile } from "../../../app/features/navigation/router-internals.ts";
import { testAlone as test } from "../../support/shared-context.ts";

const mostPictures = 150_000;

test("all scripts of a page are requested at once, not one after the other", async ({ page }) => {
  const asked = new Set<string>();
  await page.route("**/*.js", (route) => asked.add(new URL(route.request().url()).pathname));
  const file = page.waitForResponse("**/assets/pages/*.json");
  await page.goto("/");
  const { entry, modules }: PageFile = await (await file).json();
  // No response has been sent yet.
  await expect.poll(() => [...asked].sort()).toEqual([...modules, entry].sort());
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  test(`pictures of the home page's first view are within their budget, ${name}`, async ({ page }) => {
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
