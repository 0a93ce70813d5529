/**
 * The oldest browsers that builds are for, imitated: by MDN's data, what each lacks is taken away from today's. tests/nightly/oldest.spec.ts
 * drives real ones; Firefox 114 can't be had.
 */
import { expect } from "@playwright/test";
import { oldestBrowsers } from "../../../engine/build/vite/oldest-browsers.ts";
import { journey, offline, ofSearch, serve, walk } from "../../support/oldest/journey.ts";
import { lackingIn, type OldBrowser, takeAway, withoutAttributes } from "../../support/oldest/lacking.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { phone } from "../../support/visit.ts";

for (const [name, version] of Object.entries(oldestBrowsers))
  test(`all works without what ${name} ${version} lacks`, async ({ browser }) => {
    test.setTimeout(180_000);
    const lacking = lackingIn(name as OldBrowser);
    const server = await serve((page) => withoutAttributes(page, lacking));
    const page = await browser.newPage({ viewport: phone, serviceWorkers: "allow" });
    await page.addInitScript(takeAway, lacking);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const tab = {
      open: (url: string) => page.goto(url, { waitUntil: "commit" }),
      // Playwright's own `evaluate` takes one argument.
      run: <A extends unknown[], R>(code: (...args: A) => R, ...args: A) =>
        page.evaluate(`(${code})(...${JSON.stringify(args)})`) as Promise<Awaited<R>>,
    };
    const failures = await walk(`imitated ${name} ${version}`, tab, server, {
      ...journey,
      ...ofSearch,
      offline,
    });
    await page.context().close();
    expect({ failures, errors }).toEqual({ failures: [], errors: [] });
  });
