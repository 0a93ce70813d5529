/**
 * Pages that a translator or an extension has changed, before React hydrates them or after. React fails if a node that it
 * wants to remove is gone; a patient must not see that.
 */
import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { holdHydration, isHydrated, open, phone, wide } from "../../support/visit.ts";
import { openAt, turnTo } from "../office/clock.ts";

const { menu, errorTitle, theme, search, carousel } = site.interface;
const [sheet] = site.worksheets;
const open9 = "2026-11-16 09:00";
const closed22 = "2026-11-16 22:00";

/**
 * Replaces every text node as Google Translate does: by two nested <font> elements with other words, from now on.
 * The nodes that React knows are no longer in the document; text that React writes to one of them is lost.
 */
function translate() {
  const skipped = "script, style, noscript, textarea, svg, font, [translate=no]";
  function replace(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const words = text.data.trim();
      if (!words || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data.replace(words, `«${words}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  const written = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...written,
    set(this: Text, text: string) {
      if (!this.isConnected) console.error(`Lost on a translated page: "${this.data}" should be "${text}"`);
      written.set?.call(this, text);
    },
  });
  replace(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) replace(target);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.documentElement.lang = "es";
  document.documentElement.classList.add("translated-ltr");
}

/** Attributes and elements as writing assistants, password managers, dark modes and click-to-call tools add them. */
function extend() {
  const { documentElement: root, head, body } = document;
  root.dataset.darkreaderMode = "dynamic";
  body.dataset.grExtInstalled = "";
  const sheet = document.createElement("style");
  sheet.className = "darkreader";
  head.prepend(sheet);
  head.append(document.createElement("meta"));
  body.prepend(document.createElement("div"));
  body.append(document.createElement("grammarly-desktop-integration"));
  for (const field of document.querySelectorAll<HTMLElement>("input, textarea, button")) {
    field.dataset.dashlaneRid = "1";
    field.style.outlineColor = "red";
  }
  for (const link of document.querySelectorAll<HTMLElement>("a")) link.dataset.seen = "";
  for (const call of document.querySelectorAll("a[href^='tel:']"))
    call.append(document.createElement("click-to-call"));
  document.querySelector("header")?.prepend(document.createElement("div"));
  document.querySelector("h1")?.after(document.createElement("span"));
}

/** React says that it has rendered a changed page anew. That is its right way to do it. */
const isRecovery = /error #418/;
const lastErrors = (findings: string[]) => findings.filter((line) => !isRecovery.test(line));

/** The page has its heading, its text and a phone number to tap. */
async function expectUseful(page: Page, title: string) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByText(errorTitle)).toHaveCount(0);
  await expect(page.locator("a[href^='tel:']").filter({ visible: true }).first()).toBeVisible();
  expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
}

/** Menu, submenu and carousel of the home page on a phone, then a link in the menu. */
async function expectWorking(page: Page) {
  const pause = page.getByRole("main").getByRole("button", { name: carousel.pause }).first();
  await pause.click();
  await expect(page.getByRole("main").getByRole("button", { name: carousel.play }).first()).toBeVisible();
  await page.getByRole("button", { name: menu.open }).click();
  const sidebar = page.getByRole("dialog");
  await sidebar.locator("button[aria-controls]").first().click();
  await expect(sidebar.locator("button[aria-expanded=true]")).toHaveCount(1);
  await sidebar.locator(`a[href="${kinds.contact}"]`).first().click();
  await expect(page).toHaveURL(kinds.contact);
  await isHydrated(page);
  await expectUseful(page, site.pages["contact-us"].title);
}

/** Whether the document is the one that was marked. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test.use({ leaves: /^(theme|worksheet:.*)$/ });

test("translated before hydration: text, phone, menu and carousel work, and theme and language stay", {
  tag: "@engine",
}, async ({ page }) => {
  const findings = collectErrors(page);
  // Not on about:blank, which has no storage.
  await page.addInitScript(`if (location.host) localStorage.setItem("theme", "dark");
    addEventListener("DOMContentLoaded", ${translate}, { once: true })`);
  await open(page, kinds.home, phone);
  await expect(page.locator("html[lang=es].translated-ltr[data-theme=dark]")).toBeAttached();
  await expectUseful(page, "«");
  await expectWorking(page);
  await expect(page.locator("html[lang=es]")).toBeAttached();
  expectNone(lastErrors(findings));
});

test("translated while a patient types: the text and the cursor stay", async ({ page }) => {
  const findings = collectErrors(page);
  const { release } = await holdHydration(page);
  await page.goto(`/worksheets/${sheet?.slug}`);
  await page.evaluate(translate);
  const field = page.getByRole("textbox").first();
  await field.pressSequentially("Metop");
  release();
  await isHydrated(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("rolol");
  await expect(field).toHaveValue("Metoprolol");
  await page.getByRole("checkbox").check();
  await page.reload();
  await expect(field).toHaveValue("Metoprolol");
  // A translator must not change what the patient prints.
  await page.evaluate(translate);
  await expect(page.getByText("Metoprolol", { exact: true }).first()).toBeAttached();
  await expect(page.getByText(`«Metoprolol»`)).toHaveCount(0);
  expectNone(lastErrors(findings));
});

test("translated after hydration: everything that changes shows its new text", async ({ page }) => {
  const findings = collectErrors(page);
  await page.setViewportSize(wide);
  await openAt(page, kinds.contact, open9);
  await page.evaluate(translate);
  const state = page.getByRole("banner").locator("[data-state]").first();
  for (const [time, kind, words, other] of [
    [closed22, "opensLater", "«Closed now", "Open now"],
    [open9, "open", "«Open now", "Closed"],
  ] as const) {
    await turnTo(page, time);
    await expect(state).toHaveAttribute("data-state", kind);
    await expect(state).toContainText(words);
    await expect(state).not.toContainText(other);
  }
  const zip = page.getByRole("textbox");
  for (const [typed, answer] of [
    ["87571", "Taos"],
    ["81144", "Monte Vista"],
  ] as const) {
    await zip.fill("");
    await zip.pressSequentially(typed);
    await zip.press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toContainText(answer);
  }
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: theme.toDark }).click();
  await expect(footer.getByRole("button", { name: theme.toLight })).toContainText(`«${theme.toLight}»`);

  await page.getByRole("banner").getByRole("link", { name: search.open }).click();
  const field = page.getByRole("searchbox");
  const status = page.getByRole("dialog").getByRole("status");
  for (const [query, answer, cards] of [
    ["rattlesnake", "«", 1],
    ["qqqqzzzz", `«${search.none.replace("{query}", "qqqqzzzz")}»`, 0],
    ["yearly checkup", "«", 0],
  ] as const) {
    await field.fill("");
    await field.pressSequentially(query);
    await expect(status).toContainText(answer);
    await expect(page.getByRole("dialog").locator("[data-urgency=now]")).toHaveCount(cards);
  }
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("«");
  await mark(page);
  await page.getByRole("dialog").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The browser loads the page, as it does on the way back: React would leave texts of the page before.
  expect(await isMarked(page)).toBe(false);
  expectNone(findings);
});

test("translated after hydration: plans, and back to the page before", nightly(), async ({ page }) => {
  const findings = collectErrors(page);
  await open(page, kinds.blogs, wide);
  await page.getByRole("contentinfo").locator(`a[href="${kinds.insurance}"]`).first().click();
  await mark(page);
  const field = page.getByRole("main").getByRole("textbox");
  await expect(field).toBeVisible();
  await page.evaluate(translate);
  for (const [typed, answer] of [
    ["Alder", "«On our list"],
    ["qqqqzzzz", "«We don’t see"],
  ] as const) {
    await field.fill("");
    await field.pressSequentially(typed);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${answer}`));
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages.blogs.title);
  expect(await isMarked(page)).toBe(false);
  expectNone(findings);
});

test("attributes and elements of extensions, before hydration and after", async ({ page }) => {
  const findings = collectErrors(page);
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${extend}, { once: true })`);
  await page.setViewportSize(phone);
  await openAt(page, kinds.home, open9);
  await expectUseful(page, "");
  await page.evaluate(extend);
  await turnTo(page, closed22);
  await turnTo(page, open9);
  await expectWorking(page);
  // The policy forbids our own <style>, but not that of a real extension.
  const isOurStyle = /Content.Security.Policy|settings blocked an inline style/;
  expectNone(lastErrors(findings).filter((line) => !isOurStyle.test(line)));
});
