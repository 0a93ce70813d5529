/** The site in Spanish: the way there and back, and everything that answers a patient, in Spanish. */
import { expect, type Page } from "@playwright/test";
import { plainWords } from "../../../site/text/words.ts";
import { nightly } from "../../gates.ts";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { isHydrated, open, wide } from "../../support/visit.ts";
import { goOffline, visit } from "../faults/service-worker.ts";
import { openAt } from "../office/clock.ts";

const spanish = site.spanish;
if (!spanish) throw new Error("the test practice has pages in Spanish");
const { interface: labels, pages } = spanish;
const address = (path: string) => {
  const found = site.addresses[path];
  if (!found) throw new Error(`${path} is not in Spanish`);
  return found;
};
const contact = address("/contact-us");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, (sign) => (sign === "\u2060" ? "" : " "));
const toEnglish = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "English", exact: true });
const toSpanish = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Español", exact: true });

test("a page that is not translated leads to the home page in Spanish, and links stay in their language", async ({
  page,
}) => {
  await open(page, "/services/foot-care", wide);
  await toSpanish(page).filter({ visible: true }).click();
  await expect(page).toHaveURL("/es");
  await isHydrated(page);
  await page.getByRole("navigation", { name: labels.menu.main }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/es\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(toEnglish(page).filter({ visible: true })).toHaveAttribute("href", /^\/(?!es)/);
});

test("says in Spanish whether an office is open, and until when", async ({ page }) => {
  await openAt(page, contact, "2026-11-12 10:00");
  const line = page.getByRole("banner").locator("[data-state]").first();
  await expect(line).toContainText(plain(labels.openNow.open.split("{time}")[0] ?? ""));
  await expect(line).toContainText(/6\sp\.m\./);
  await openAt(page, contact, "2026-11-15 10:00");
  await expect(line).toContainText(/lunes/);
  await expect(page.locator("body")).not.toContainText(/\b(Monday|AM|PM|closed)\b/);
});

test("finds the nearest office in Spanish", async ({ page }) => {
  await open(page, contact);
  const finder = page.getByRole("region", { name: labels.nearest.title });
  await finder.getByLabel(labels.nearest.zipLabel).fill("81144");
  await finder.getByLabel(labels.nearest.zipLabel).press("Enter");
  await expect(finder.getByRole("status")).toContainText(
    plain(labels.nearest.resultClose.replace("{office}", "Monte Vista")),
  );
});

test("finds Spanish pages for Spanish words, with and without accents, and no English ones", async ({
  page,
}) => {
  await open(page, address("/search"));
  const field = page.getByRole("searchbox", { name: labels.search.label });
  const title = spanish.services.find(({ slug }) => slug === "lab-tests")?.name ?? "";
  for (const typed of ["análisis", "analisis"]) {
    await field.fill(typed);
    await expect(
      page
        .getByRole("search")
        .getByRole("link", { name: plain(title) })
        .first(),
    ).toBeVisible();
    const targets = await page
      .getByRole("search")
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets.filter((target) => !target?.startsWith("/es"))).toEqual([]);
  }
});

test("words of a crisis bring 988 in Spanish, without the index", async ({ page }) => {
  await page.route("**/pagefind/**", (route) => route.abort());
  await open(page, address("/search"));
  await page.getByRole("searchbox", { name: labels.search.label }).fill("suicidio");
  await expect(page.getByRole("search")).toContainText("Piensa en matarse");
  await expect(page.getByRole("search").locator('a[href="tel:988"]').last()).toBeVisible();
});

test("an unknown article goes one step back", nightly(), async ({ page }) => {
  await open(page, contact);
  await page.goto(`${address("/blogs")}/no-such-article`, { waitUntil: "commit" });
  await expect(page).toHaveURL(contact, { timeout: 20_000 });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test("a page that is not kept leads to the contact page in Spanish", async ({ page }) => {
    await visit(page, "/es");
    await goOffline(page);
    await page.goto(address("/services/lab-tests"));
    await expect(page).toHaveURL(new RegExp(`^[^?]*${contact}\\?wanted=`));
    await expect(heading(page)).toHaveText(plain(pages["contact-us"].title));
    await expect(page.getByText(plain(labels.offlineMissing))).toBeVisible();
  });
});

test("prints in Spanish, with phone and hours", async ({ page }) => {
  await open(page, contact);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo").getByText(site.practice.phone).first()).toBeVisible();
  await expect(page.locator("body")).toContainText(/Lunes–viernes|lunes a viernes/);
});

test("what has no translation is marked as English, and the emergency line is the translator's", async ({
  page,
}) => {
  for (const [path, words] of [
    ["/blogs", "Feet"],
    ["/after-hours", "You can’t get enough air"],
    ["/", "Terms of Use"],
  ] as const) {
    await page.goto(address(path));
    const languages = await page
      .getByText(words, { exact: true })
      .evaluateAll((all) => all.map((one) => one.closest("[lang]")?.getAttribute("lang")));
    expect([...new Set(languages)], words).toEqual(["en"]);
  }
  await expect(page.getByRole("contentinfo")).toContainText(plain(plainWords(spanish.practice.emergency)));
});
