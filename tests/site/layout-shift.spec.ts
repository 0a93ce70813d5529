/** Nothing moves while a page loads and comes alive. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80)).join(" | ");
        shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const seenShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);

async function shiftsOn(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const shifts = await seenShifts(page);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ what }) => what).join("\n"),
  };
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const kind of ["home", "service", "article"]) {
      const pathOf = async (page: Page) => {
        if (kind === "home") return "/";
        if (kind === "service") return "/services/internal-medicine";
        const sitemap = await (await page.request.get("/sitemap.xml")).text();
        const [, path = ""] = /<loc>[^<]*?(\/blogs\/(?!page)[^<]+)<\/loc>/.exec(sitemap) ?? [];
        return path;
      };

      test(`${kind}: no shift through load and hydration`, async ({ page }) => {
        const path = await pathOf(page);
        await watchShifts(page);
        const { sum, what } = await shiftsOn(page, path);
        expect(sum, what).toBeLessThan(0.001);
      });

      test(`${kind}: hardly any when fonts come late`, async ({ page }) => {
        const path = await pathOf(page);
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await watchShifts(page);
        const { sum, what } = await shiftsOn(page, path);
        test.info().annotations.push({ type: "layout shift", description: sum.toFixed(4) });
        expect(sum, what).toBeLessThan(0.01);
      });
    }
  });
}

test("home: no shift when its first half comes alone", async ({ page, baseURL }) => {
  const html = await (await page.request.get("/")).text();
  // In the middle of the hero, between its two buttons.
  const half = html.indexOf("</a>", html.search(/<p class="[^"]*_subtitle/)) + 4;
  expect(half).toBeGreaterThan(4);
  const server = createServer(async ({ url }, response) => {
    if (url !== "/") return response.writeHead(307, { Location: `${baseURL}${url}` }).end();
    response.setHeader("Content-Type", "text/html").write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 1000);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await page.setViewportSize({ width: 390, height: 900 });
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.getByRole("button", { name: "Pause" }).first()).toBeVisible();
  const shifts = await seenShifts(page);
  server.closeAllConnections();
  server.close();
  expect(shifts).toEqual([]);
});
