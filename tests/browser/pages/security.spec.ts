/** No third-party code or requests, and nothing stored in the browser. tests/built/outlines/hosting.txt has all headers. */
import { expect } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { expectNone, strictPage } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { paths } from "../../support/site.ts";
import { openAndScroll, storedBy } from "../../support/visit.ts";

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
