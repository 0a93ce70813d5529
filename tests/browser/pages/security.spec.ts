/** No third-party code or requests, and nothing stored in the browser. tests/built/outlines/hosting.txt has all headers. */
import { expect } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { expectNone, strictPage } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, paths } from "../../support/site.ts";
import { open, openAndScroll, storedBy } from "../../support/visit.ts";

// kinds.spec.ts looks for the same on one page of each kind.
const noTrace = "no page makes requests to other hosts, violates the policy, sets cookies or stores anything";
test(noTrace, nightly(), async ({ context }) => {
  test.setTimeout(240_000);
  const { page, findings } = await strictPage(context);
  for (const path of paths) await openAndScroll(page, path);
  expectNone(findings);
  expect(await context.cookies()).toEqual([]);
  expect(await storedBy(page)).toEqual({ local: [], session: [], caches: [], databases: [] });
});

test("navigation by the menu and the footer causes none of these either", nightly(), async ({ context }) => {
  test.setTimeout(120_000);
  const { page, findings } = await strictPage(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, kinds.home);
  // Not the language's, which leads elsewhere on each page.
  const targets = await page
    .locator(":is(header nav, footer) a:not([lang=es])")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  const own = targets.filter((target) => target.startsWith("/"));
  expect(own.length).toBeGreaterThan(25);
  for (const target of own) {
    await page
      .locator(`header a[href="${target}"], footer a[href="${target}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(target);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  expectNone(findings);
  expect(await context.cookies()).toEqual([]);

  await page.locator("footer").getByRole("button").first().click();
  expect((await storedBy(page)).local, "only the theme is stored, and only after it is chosen").toEqual([
    "theme",
  ]);
  expect((await storedBy(page)).session).toEqual([]);
});

test("injected scripts, handlers and styles are blocked", async ({ page }) => {
  const blocked: string[] = [];
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      console.log(`blocked ${violatedDirective}`),
    );
  });
  page.on("console", (message) => {
    if (message.text().startsWith("blocked")) blocked.push(message.text());
  });
  const injected = [
    "<script>document.title = 'taken over'</script>",
    `<img src="/no-such-picture" alt="" onerror="document.title = 'taken over'">`,
    `<script src="data:text/javascript,document.title='taken over'"></script>`,
    "<style>h1 { display: none }</style>",
  ].join("");
  await page.route("**/about-us", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain("</footer>");
    await route.fulfill({ response, body: html.replace("</footer>", `${injected}</footer>`) });
  });
  await page.goto("/about-us");
  await expect
    .poll(() => [...new Set(blocked)].sort())
    .toEqual(["blocked script-src-attr", "blocked script-src-elem", "blocked style-src-elem"]);
  await expect(page).not.toHaveTitle("taken over");
  await expect(page.locator("h1")).toBeVisible();
});
