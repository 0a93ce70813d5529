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

async function expectStill(page: Page, limit: number) {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const shifts = await seenShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  test.info().annotations.push({ type: "layout shift", description: sum.toFixed(4) });
  expect(sum, shifts.map(({ what }) => what).join("\n")).toBeLessThan(limit);
}

/**
 * What visitors have until our fonts arrive, as app/theme/fonts.css stretches it, and the font that is really there: on
 * Linux those of tools/environment/fonts.ts, which are as wide.
 */
const isLinux = process.platform === "linux";
const machines = {
  "a Mac or Windows": {
    display: { face: "Besley for Georgia", font: isLinux ? "Gelasio" : "Georgia" },
    caption: { face: "National Park for Arial", font: isLinux ? "Arimo" : "Arial" },
  },
  Linux: {
    display: { face: "Besley for Times", font: isLinux ? "Tinos" : "Times New Roman" },
    caption: { face: "National Park for Arial", font: isLinux ? "Arimo" : "Arial" },
  },
  Android: {
    display: { face: "Besley for Noto", font: "Noto Serif" },
    caption: { face: "National Park for Roboto", font: "Roboto" },
  },
};
type Machine = (typeof machines)[keyof typeof machines];

/** Leaves one fallback for each of our fonts. */
const fallBackTo = (page: Page, { display, caption }: Machine) =>
  page.addInitScript(
    ([displayFace, captionFace]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root {
        --font-display: Besley, "Besley more", "${displayFace}" !important;
        --font-caption: "National Park", "National Park more", "${captionFace}" !important;
      }`);
      document.adoptedStyleSheets.push(sheet);
    },
    [display.face, caption.face],
  );

/** The fonts that draw the page now. */
async function fontsOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "h1, main p, footer a",
  });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName } of fonts) used.add(familyName);
  }
  await session.detach();
  return [...used].sort();
}

/** The first page of its kind that the sitemap names. */
async function pathOf(page: Page, kind: "home" | "services" | "blogs") {
  if (kind === "home") return "/";
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const path = new RegExp(`<loc>[^<]*?(/${kind}/(?!page/)[^<]+)</loc>`).exec(sitemap)?.[1];
  if (!path) throw new Error(`The sitemap names no page below /${kind}.`);
  return path;
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const kind of ["home", "services", "blogs"] as const) {
      test(`${kind}: no shift through load and hydration`, async ({ page }) => {
        const path = await pathOf(page, kind);
        await watchShifts(page);
        await page.goto(path);
        await expectStill(page, 0.001);
      });

      for (const [name, machine] of Object.entries(machines))
        test(`${kind}: hardly any when fonts come late on ${name}`, async ({ page }) => {
          test.skip(name === "Android" && !isLinux, "Android's fonts are only there with fontconfig");
          const path = await pathOf(page, kind);
          const { promise: released, resolve: release } = Promise.withResolvers<void>();
          await page.route("**/*.woff2", async (route) => {
            await released;
            await route.continue();
          });
          await watchShifts(page);
          await fallBackTo(page, machine);
          await page.goto(path, { waitUntil: "domcontentloaded" });
          const fallbacks = [machine.display.font, machine.caption.font].sort();
          await expect.poll(() => fontsOn(page), "the fallbacks draw the page").toEqual(fallbacks);
          release();
          await expectStill(page, 0.01);
          expect(await fontsOn(page), "our own fonts draw the page").not.toEqual(
            expect.arrayContaining([expect.stringMatching(fallbacks.join("|"))]),
          );
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
