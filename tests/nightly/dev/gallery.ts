/**
 * Every example of every component: axe, states of controls, forced colors and visual snapshots. The gallery is
 * not part of the build, so these tests need a dev server.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { frozenTime } from "../../practices.ts";
import { screenRules, violations } from "../../support/axe.ts";
import { files, read } from "../../support/built.ts";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { forcedColorFaults } from "../../support/forced-colors.ts";
import { compareSnapshot, recordBrowser, skipUnlessComparable } from "../../support/looks.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { stateFaults } from "../../support/states.ts";
import { slowStart } from "../../support/visit.ts";
import type { Editor } from "./editor.ts";

const screens = [
  { width: 1024, theme: "light" },
  { width: 390, theme: "dark" },
] as const;
type Screen = (typeof screens)[number];
const nameOf = ({ width, theme }: Screen) => `${width} px ${theme}`;
const ending = ".examples.tsx";
const components = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(ending))
  .map((file) => path.basename(file, ending))
  .sort();

async function setScreen(page: Page, { width, theme }: Screen) {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 4000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Leaves these components on the page, without the frame, which other tests look at. */
const show = (page: Page, names: string[]) =>
  page.evaluate((ids) => {
    for (const part of document.querySelectorAll<HTMLElement>("body > :not(main, script), main > * > *"))
      part.hidden = !ids.includes(part.dataset.gallery ?? "");
  }, names);

/** Leaves one component alone, where the browser has little to lay out. */
async function showOnly(page: Page, name: string) {
  await show(page, [name]);
  return page.locator(`[data-gallery="${name}"]`);
}

/** The component and the example that an element is in. */
const exampleAt = (page: Page, target: string) =>
  page
    .locator(target)
    .first()
    .evaluate((element) => {
      const section = element.closest<HTMLElement>("[data-gallery]");
      const example = [...(section?.children ?? [])].find((child) => child.contains(element));
      return `${section?.id}, "${example?.firstElementChild?.textContent}",`;
    });

/** They share one page, so they run one after the other. */
export function testGallery(opened: () => Editor) {
  let page: Page;
  let errors: string[];

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    page = await browser.newPage({
      baseURL: new URL(opened().preview.url()).origin,
      // Keeps the snapshots small.
      deviceScaleFactor: 1 / 2,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await page.clock.setFixedTime(frozenTime);
    errors = collectErrors(page);
    await page.goto("/gallery", slowStart);
    // Not prerendered: the development server sends the fallback, and the gallery replaces it in the browser.
    await page.locator("[data-gallery]").first().waitFor(slowStart);
  });

  test.afterAll(() => page?.close());

  test("every component has examples, and the gallery renders them without errors", async () => {
    const folders = readdirSync("app/components", { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(components).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
    const shown = await page
      .locator("[data-gallery]")
      .evaluateAll((sections) => sections.map(({ id }) => id).sort());
    expect(shown).toEqual(components);
    expectNone(errors);
  });

  test("the build contains neither the gallery nor its code", async ({ request }) => {
    expect((await request.get("/gallery")).status()).toBe(404);
    expect(files.length).toBeGreaterThan(50);
    const texts = files.filter((file) => /\.(html|js|css|json|xml|data|txt)$/.test(file));
    const own = /data-gallery|\.examples|Núñez-Ibáñez/;
    expect(files.filter((file) => /gallery|examples/.test(file))).toEqual([]);
    expect(texts.filter((file) => own.test(read(file)))).toEqual([]);
  });

  test("axe finds nothing in any component", async () => {
    const findings: string[] = [];
    await show(page, components);
    for (const [index, screen] of screens.entries()) {
      await setScreen(page, screen);
      const rules = index === 0 ? undefined : screenRules;
      for (const { target, text } of await violations(page, "[data-gallery]", rules))
        findings.push(`${await exampleAt(page, target)} ${nameOf(screen)}: ${text}`);
    }
    expectNone(findings);
  });

  test.describe("visual snapshots", () => {
    test.beforeEach(({ browser }, info) => skipUnlessComparable({ browser }, info));
    test.afterAll(({ browser }, info) => recordBrowser({ browser }, info));

    for (const screen of screens)
      test(`visual snapshot of each component, ${nameOf(screen)}`, async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await setScreen(page, screen);
        for (const name of components) {
          const part = await showOnly(page, name);
          await compareSnapshot(page, {
            name: `${name}-${screen.theme}`,
            what: `${name} ${nameOf(screen)}`,
            part,
          });
        }
      });
  });

  test("forced colors", async () => {
    const findings: string[] = [];
    await page.emulateMedia({ forcedColors: "active" });
    for (const screen of screens) {
      await setScreen(page, screen);
      for (const name of components) {
        await showOnly(page, name);
        findings.push(...(await forcedColorFaults(page, `${name} ${nameOf(screen)}, forced colors`)));
      }
    }
    await page.emulateMedia({ forcedColors: "none" });
    expectNone(findings);
  });

  // Last, because the page no longer reacts to a real pointer afterwards.
  test("every control can be read and has a ring, under the pointer, pressed and focused", async () => {
    const findings: string[] = [];
    for (const screen of screens) {
      await setScreen(page, screen);
      for (const name of components) {
        await showOnly(page, name);
        findings.push(...(await stateFaults(page, `${name} ${nameOf(screen)}`, `[data-gallery="${name}"]`)));
      }
    }
    expectNone(findings);
  });
}
