/** React fails, on a page just loaded or on one in use: what was sent stays, works without scripts, and is not loaded again. */
import { expect, type Route } from "@playwright/test";
import { pages, read } from "../../support/built.ts";
import { expectKept } from "../../support/kept.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, phoneNumber, site } from "../../support/site.ts";
import { isHydrated, phone } from "../../support/visit.ts";
import { openAt, turnTo } from "../office/clock.ts";

const { errorTitle } = site.interface;

/** A page with emergency cards. */
const urgent = `/${pages.find((file) => read(file).includes('data-urgency="now"'))?.replace(/\.html$/, "")}`;

const breakSection = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replaceAll('"insurers"', '"insurerz"') });
};

test("a section throws: the page stays as it was sent, and the next is as usual; a next page that throws offline has the number", async ({
  page,
}) => {
  await page.route(/\/_\.data\?/, breakSection);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  const failed = page.waitForEvent("console", (message) => message.type() === "error");
  await page.goto(kinds.home);
  await failed;
  await page.keyboard.press("Shift");
  await page.waitForTimeout(400);
  await expectKept(page, kinds.home);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  expect(loads).toHaveLength(1);
  await page.getByRole("contentinfo").locator(`a[href="${kinds.contact}"]`).first().click();
  await expect(page).toHaveURL(kinds.contact);
  await isHydrated(page);

  await page.route("**/_.data", breakSection);
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.locator(`header a[href="${kinds.home}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: phoneNumber })).toBeVisible();
});

for (const refusal of ["throws", "does nothing"])
  test(`the frame throws on every load, storage is refused and history ${refusal}: loaded once, and kept @engine`, async ({
    page,
  }) => {
    await page.addInitScript((way) => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Element.prototype.toggleAttribute = refuse;
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get: refuse });
      history.replaceState = way === "throws" ? refuse : () => undefined;
    }, refusal);
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto(urgent);
    await page.keyboard.press("Shift");
    await page.waitForTimeout(1500);
    await expectKept(page, urgent);
    expect(loads).toHaveLength(1);
  });

test("React fails because an element is gone: the page stays as plain HTML", async ({ page }) => {
  await page.setViewportSize(phone);
  await openAt(page, kinds.contact, "2026-11-16 09:00");
  await page.locator("aside > a[href^='tel:']").evaluate((link) => link.remove());
  await turnTo(page, "2026-11-16 22:00");
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expectKept(page, kinds.contact);
  await page.mouse.click(5, 400);
  await page.waitForTimeout(500);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  // The next page, and this one when it is loaded again, are as usual.
  await page.reload();
  await isHydrated(page);
});
