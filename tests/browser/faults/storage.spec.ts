/** A browser that keeps nothing: storage is blocked or full. What a visitor chooses or types holds for the visit. */
import { expect } from "@playwright/test";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const { worksheet, theme } = site.interface;

/** Run in the page before its own scripts. */
const faults = {
  blocked: () => {
    const get = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(navigator, "serviceWorker", { get });
    Object.defineProperty(document, "cookie", { get });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [fault, inject] of Object.entries(faults))
  test(`storage is ${fault}: theme and worksheet work for the visit`, {
    // A full one refuses less than a blocked one.
    tag: fault === "blocked" ? "@engine" : "@nightly",
  }, async ({ page }) => {
    const findings = collectErrors(page);
    await page.addInitScript(inject);
    await open(page, kinds.about);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: theme.toDark }).click();

    // To the next page without a new document, where the choices still hold.
    await footer.locator(`a[href="${kinds.contact}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages["contact-us"].title);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(footer.getByRole("button", { name: theme.toLight })).toBeVisible();

    await open(page, kinds.worksheet);
    const field = page.getByRole("textbox").first();
    // By key, because React does not see how Playwright fills a field in Firefox.
    await field.pressSequentially("Metoprolol");
    const keep = page.getByRole("checkbox", { name: worksheet.keep });
    await keep.click();
    await expect(page.getByRole("status").filter({ hasText: worksheet.blocked })).toBeVisible();
    await expect(keep).not.toBeChecked();
    await page.getByRole("textbox").nth(1).pressSequentially("Half a pill");
    await expect(field).toHaveValue("Metoprolol");
    expectNone(findings);
  });
