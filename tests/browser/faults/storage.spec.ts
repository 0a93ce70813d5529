/** A browser that keeps nothing: storage is blocked or full. What a visitor chooses or types holds for the visit. */
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { createSiteServer } from "../../../hosts/server.ts";
import { hostingFile, siteFolder } from "../../../pipeline/stamp.ts";
import { read } from "../../support/built.ts";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { expectKept } from "../../support/kept.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { isHydrated, open } from "../../support/visit.ts";

const { worksheet, theme } = site.interface;
const [sheet] = site.worksheets;

/** Run in the page before its own scripts. */
const faults = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    Object.defineProperty(navigator, "serviceWorker", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    Object.defineProperty(document, "cookie", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    if (navigator.serviceWorker)
      navigator.serviceWorker.register = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
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
    await expect(page).toHaveURL(kinds.contact);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages["contact-us"].title);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(footer.getByRole("button", { name: theme.toLight })).toBeVisible();

    await open(page, `/worksheets/${sheet?.slug}`);
    const field = page.getByRole("textbox").first();
    // By key, because React does not see how Playwright fills a field in Firefox.
    await field.pressSequentially("Metoprolol");
    await page.getByRole("checkbox", { name: worksheet.keep }).click();
    await expect(page.getByRole("status").filter({ hasText: worksheet.blocked })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: worksheet.keep })).not.toBeChecked();
    await expect(field).toHaveValue("Metoprolol");
    await page.getByRole("textbox").nth(1).pressSequentially("Half a pill");
    await expect(field).toHaveValue("Metoprolol");
    expectNone(findings);
  });

test.describe("the service worker's caches fail after its start", () => {
  test.use({ serviceWorkers: "allow" });

  test("pages, scripts and pictures come from the network @once", async ({ page }) => {
    const server = createSiteServer(siteFolder, hostingFile);
    const [answer] = server.listeners("request") as ((...args: unknown[]) => void)[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (request.url !== "/sw.js") return answer?.(request, response);
      response.setHeader("Content-Type", "text/javascript");
      response.end(`${read("sw.js")}
        addEventListener("activate", () => {
          for (const name of ["open", "match", "keys", "has", "delete"])
            CacheStorage.prototype[name] = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
        });`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const response = await page.goto(origin + kinds.contact);
    expect(response?.fromServiceWorker()).toBe(true);
    await isHydrated(page);
    await expectKept(page, kinds.contact);
    await page.getByRole("contentinfo").locator(`a[href="${kinds.insurance}"]`).first().click();
    await expect(page).toHaveURL(origin + kinds.insurance);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages.insurance?.title ?? "");
    await expectKept(page, kinds.insurance);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
