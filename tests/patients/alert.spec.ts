/** Alerts on a site built for this test: one has ended, one is active, one is in the future. */
import { expect, type Page, test } from "@playwright/test";
import { moment, shown } from "./clock.ts";
import { type OtherSite, serveOtherSite } from "./other-site.ts";

const hour = 3_600_000;
/** Local time of the practice in some hours, in the format of content files. */
const inHours = (hours: number) => shown(new Date(Date.now() + hours * hour)).slice(0, 16);
const over = { text: "The storm is over.", from: inHours(-72), until: inHours(-1) };
const holds = { text: "Phones are down. Please come by.", from: inHours(-2), until: inHours(24) };
const toCome = { text: "We close at noon tomorrow.", from: inHours(48), until: inHours(72) };

let site: OtherSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const alerts = [over, holds, toCome].map(
    ({ text, from, until }) => `  - text: ${text}\n    from: ${from}\n    until: ${until}`,
  );
  site = await serveOtherSite({ "alerts.yaml": `alerts:\n${alerts.join("\n")}\n` });
});
test.afterAll(() => site?.close());

const notice = (page: Page) => page.getByRole("region", { name: "Notice" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the HTML has only the alert that was active at build time, with its end", async ({ page }) => {
    for (const path of ["/", "/contact-us", "/blogs", "/not/a/page"]) {
      await page.goto(site.url + path);
      await expect(notice(page)).toContainText(holds.text);
      await expect(notice(page)).toContainText(/Until [A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M\./);
      await expect(page.getByText(toCome.text)).toHaveCount(0);
    }
    const html = await (await page.request.get(site.url)).text();
    expect(html).not.toContain(over.text);
  });
});

test("is above the header, which sticks to the top after scrolling", async ({ page }) => {
  await page.goto(site.url);
  const bar = await notice(page).boundingBox();
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  // The test practice is a sample: the strip that says so comes first, and nothing covers anything.
  const strip = await page.locator("[data-sample]").boundingBox();
  expect(strip?.y).toBe(0);
  expect(bar?.y).toBeCloseTo(strip?.height ?? Number.NaN, 0);
  // Half a pixel for rounding.
  expect(logo?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN) - 0.5);
  await expect(page.getByRole("banner")).toHaveAttribute("data-sticky");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("a page built long ago hides alerts that have ended and shows those that have begun", async ({
  page,
}) => {
  await page.clock.setFixedTime(moment(holds.until));
  await page.goto(site.url);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.setFixedTime(moment(toCome.from));
  await page.reload();
  await expect(notice(page)).toContainText(toCome.text);
  await page.clock.setFixedTime(moment(toCome.until));
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

test("appears and disappears on the minute while the page is open", async ({ page }) => {
  await page.clock.install({ time: new Date(moment(holds.until).getTime() - 40_000) });
  await page.goto(site.url);
  await expect(page.getByRole("banner")).toHaveAttribute("data-sticky");
  await expect(notice(page)).toContainText(holds.text);
  await page.clock.runFor(41_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.setSystemTime(new Date(moment(toCome.from).getTime() - 30_000));
  await page.clock.runFor(61_000);
  await expect(notice(page)).toContainText(toCome.text);
});
