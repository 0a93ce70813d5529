/** Axe on everything that opens and on answers that refuse, and their controls under the pointer, pressed and focused. */
import { expect, type Page } from "@playwright/test";
import { screensIn, sets } from "../../gates.ts";
import { axeFindings } from "../../support/axe.ts";
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { stateFaults } from "../../support/states.ts";
import { open, setWindow } from "../../support/visit.ts";

test.use({ motion: "reduce" });

const widths = [1280, 390];
const themesAt = (width: number) =>
  screensIn(sets.opened).flatMap((screen) => (screen.width === width ? [screen.theme] : []));

async function inThemes(page: Page, width: number, state = "", within?: string) {
  const path = new URL(page.url()).pathname;
  const findings: string[] = [];
  for (const theme of themesAt(width)) {
    await setWindow(page, width, theme);
    findings.push(...(await axeFindings(page, `${path} ${width} px ${theme}${state}`, within)));
  }
  return findings;
}

/** The same for their controls. Last in a test, because the page no longer reacts to a real pointer. */
async function statesInThemes(page: Page, width: number, state: string, within: string) {
  const path = new URL(page.url()).pathname;
  const findings: string[] = [];
  for (const theme of themesAt(width)) {
    await setWindow(page, width, theme);
    findings.push(...(await stateFaults(page, `${path} ${width} px ${theme}${state}`, within)));
  }
  return findings;
}

test.describe("opened parts", () => {
  test("axe / with each submenu @both", async ({ page }) => {
    await setWindow(page, 1280);
    await open(page, kinds.home);
    const entries = page.locator("header nav > ul > li").filter({ has: page.locator("ul") });
    await expect(entries.filter({ visible: true })).toHaveCount(2);
    const findings: string[] = [];
    for (const entry of await entries.filter({ visible: true }).all()) {
      const parent = entry.locator("> a");
      await parent.focus();
      await expect(entry.locator("ul")).toBeVisible();
      findings.push(...(await inThemes(page, 1280, `, ${await parent.textContent()} open`, "header")));
    }
    findings.push(...(await statesInThemes(page, 1280, ", submenu open", "header")));
    expectNone(findings);
  });

  test("axe / with the sidebar and its submenus @both", async ({ page }) => {
    await setWindow(page, 390);
    await open(page, kinds.home);
    await page.getByRole("button", { name: site.interface.menu.open }).click();
    const sidebar = page.getByRole("dialog");
    await expect(sidebar).toBeVisible();
    const findings = await inThemes(page, 390, ", sidebar open", "dialog[open]");
    const parents = sidebar.locator("button[aria-expanded]");
    await expect(parents).toHaveCount(2);
    for (const parent of await parents.all()) {
      await parent.click();
      await expect(parent).toHaveAttribute("aria-expanded", "true");
      // The buttons at the bottom cover part of the list until it is scrolled.
      await sidebar.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const state = `, sidebar and ${await parent.textContent()} open`;
      findings.push(...(await inThemes(page, 390, state, "dialog[open]")));
    }
    findings.push(...(await statesInThemes(page, 390, ", sidebar open", "dialog[open]")));
    expectNone(findings);
  });

  for (const width of widths)
    test(`axe / with the search at ${width} px @both`, async ({ page }) => {
      await setWindow(page, width);
      await open(page, kinds.home);
      await page
        .getByRole("banner")
        .getByRole("link", { name: site.interface.search.open })
        .or(page.getByRole("banner").getByRole("button", { name: site.interface.search.open }))
        .first()
        .click();
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toBeVisible();
      const findings = await inThemes(page, width, ", search open", "dialog[open]");
      const field = dialog.getByRole("searchbox").or(dialog.getByRole("combobox")).first();
      await field.fill("zzzzzzzz");
      await expect(dialog.getByRole("status")).toContainText("zzzzzzzz");
      findings.push(...(await inThemes(page, width, ", search without results", "dialog[open]")));
      await field.fill("sugar");
      await expect(dialog.getByRole("link").first()).toBeVisible();
      findings.push(...(await inThemes(page, width, ", search with results", "dialog[open]")));
      findings.push(...(await statesInThemes(page, width, ", search with results", "dialog[open]")));
      expectNone(findings);
    });

  test("axe / with a ZIP code that nobody knows @both", async ({ page }) => {
    const { title, zipLabel, find } = site.interface.nearest;
    await open(page, kinds.contact);
    const finder = page.getByRole("region", { name: title });
    await finder.getByLabel(zipLabel).fill("10001");
    await finder.getByRole("button", { name: find, exact: true }).click();
    await expect(finder.getByRole("status")).not.toBeEmpty();
    const findings = await inThemes(page, 1280, ", unknown ZIP code", "main");
    findings.push(...(await statesInThemes(page, 1280, ", unknown ZIP code", "main")));
    expectNone(findings);
  });

  test("axe / with a worksheet that can't be kept @both", async ({ page }) => {
    await open(page, kinds.worksheet);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    });
    const { keep, blocked } = site.interface.worksheet;
    await page.getByLabel(keep).click();
    await expect(page.getByRole("status").filter({ hasText: blocked })).toBeVisible();
    const findings = await inThemes(page, 1280, ", not kept", "main");
    findings.push(...(await statesInThemes(page, 1280, ", not kept", "main")));
    expectNone(findings);
  });
});
