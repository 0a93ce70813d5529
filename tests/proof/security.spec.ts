/** Nothing runs that we did not write, nothing leaves the site, nothing stays behind. */
import { expect, test } from "@playwright/test";
import { expectNone } from "../support/calm.ts";
import { kinds, open, paths, site } from "../support/site.ts";
import { kept, readThrough, watched } from "../support/visit.ts";

const batches = 4;

for (let batch = 0; batch < batches; batch++)
  test(`crawl ${batch + 1} of ${batches}: own host only, no policy refusals, no cookie, nothing kept`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const { page, findings } = await watched(context);
    for (const path of paths.filter((_, index) => index % batches === batch)) await readThrough(page, path);
    expectNone(findings);
    expect(await context.cookies()).toEqual([]);
    expect(await kept(page)).toEqual({ local: [], session: [], caches: [], databases: [] });
  });

test("clicks through the menu and the footer keep to the same rules", async ({ context }) => {
  test.setTimeout(120_000);
  const { page, findings } = await watched(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, kinds.home);
  const targets = await page
    .locator("header nav a, footer nav a, footer a")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  const own = targets.filter((target) => target.startsWith("/"));
  expect(own.length).toBeGreaterThan(25);
  for (const target of own) {
    await page
      .locator(`a[href="${target}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(target);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  expectNone(findings);
  expect(await context.cookies()).toEqual([]);

  await page.locator("footer").getByRole("button").first().click();
  expect((await kept(page)).local, "only the theme is kept, and only once it is chosen").toEqual(["theme"]);
  expect((await kept(page)).session).toEqual([]);
});

test("a script, a handler and a style that somebody slipped in do not run", async ({ page }) => {
  const refused: string[] = [];
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      console.log(`refused ${violatedDirective}`),
    );
  });
  page.on("console", (message) => {
    if (message.text().startsWith("refused")) refused.push(message.text());
  });
  const planted = [
    "<script>document.title = 'taken over'</script>",
    `<img src="/no-such-picture" alt="" onerror="document.title = 'taken over'">`,
    `<script src="data:text/javascript,document.title='taken over'"></script>`,
    "<style>h1 { display: none }</style>",
  ].join("");
  await page.route("**/about-us", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain("</footer>");
    await route.fulfill({ response, body: html.replace("</footer>", `${planted}</footer>`) });
  });
  await page.goto("/about-us");
  await expect
    .poll(() => [...new Set(refused)].sort())
    .toEqual(["refused script-src-attr", "refused script-src-elem", "refused style-src-elem"]);
  await expect(page).not.toHaveTitle("taken over");
  await expect(page.locator("h1")).toBeVisible();
});

test("every page is sent with a strict policy", async ({ request }) => {
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
      [!/unsafe-(inline|eval|hashes)/.test(policy), "the policy allows unsafe things"],
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

test("links that open a new tab give the other site no hold on ours", async ({ page }) => {
  await open(page, kinds.home);
  const rels = await page
    .locator("a[target=_blank]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("rel")));
  expect(rels.length).toBeGreaterThanOrEqual(site.practice.social.length);
  for (const rel of rels) expect(rel).toContain("noopener");
});
