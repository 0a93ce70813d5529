/** No third-party code or requests, and nothing stored in the browser. */
import { expect } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { expectNone, strictPage } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, paths, site } from "../../support/site.ts";
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
  const targets = await page
    .locator("header nav a, footer nav a, footer a")
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

test("every page is sent with strict security headers", async ({ request }) => {
  const findings: string[] = [];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split(/;\s*/).map((part): [string, string] => {
        const [name = "", ...values] = part.split(" ");
        return [name, values.join(" ")];
      }),
    );
    const wanted: [boolean, string][] = [
      [!/unsafe-(inline|eval|hashes)/.test(policy), "the policy allows an unsafe- keyword"],
      [!/\*|https?:|data:|blob:/.test(policy), "the policy allows other hosts"],
      ...["base-uri", "form-action", "frame-ancestors"].map((name): [boolean, string] => [
        directives.get(name) === "'none'",
        `${name} is not 'none'`,
      ]),
      [
        /^'self'( 'sha256-[^']+')+$/.test(directives.get("script-src") ?? ""),
        "script-src is not self and hashes",
      ],
      [
        /^'self'( 'sha256-[^']+')+$/.test(directives.get("style-src") ?? ""),
        "style-src is not self and hashes",
      ],
      [/^'(none|self)'$/.test(directives.get("default-src") ?? ""), "default-src is wider than 'self'"],
      [/max-age=\d{8}/.test(headers["strict-transport-security"] ?? ""), "no HSTS"],
      [headers["x-content-type-options"] === "nosniff", "no nosniff"],
      [headers["referrer-policy"] === "no-referrer", "no referrer policy"],
      [headers["cross-origin-opener-policy"] === "same-origin", "no COOP"],
      [headers["cross-origin-resource-policy"] === "same-origin", "no CORP"],
      [/camera=\(\).*microphone=\(\)/.test(headers["permissions-policy"] ?? ""), "no permissions policy"],
      [!("set-cookie" in headers), "sets a cookie"],
    ];
    for (const [holds, fault] of wanted) if (!holds) findings.push(`${path}: ${fault}`);
  }
  expectNone(findings);
});

test("links that open a new tab have rel=noopener", async ({ page }) => {
  await open(page, kinds.home);
  const rels = await page
    .locator("a[target=_blank]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("rel")));
  expect(rels.length).toBeGreaterThanOrEqual(site.practice.social.length);
  for (const rel of rels) expect(rel).toContain("noopener");
});
