/** A browser whose storage fails. tests/patients/worksheet.spec.ts tests a worksheet that can't be kept. */
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { createSiteServer } from "../../pipeline/hosts/server.ts";
import { hostingFile, siteFolder } from "../../pipeline/stamp.ts";
import { read } from "../support/built.ts";
import { expectKept } from "../support/kept.ts";
import { kinds } from "../support/site.ts";
import { isHydrated } from "../support/visit.ts";

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
    await expectKept(page, kinds.insurance);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
