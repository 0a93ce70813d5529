/** The site in Spanish: everything that answers a patient, in Spanish. tests/built/spanish.test.ts has the way there and back. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";
import { openAt } from "../office/clock.ts";

const spanish = site.spanish;
if (!spanish) throw new Error("the test practice has pages in Spanish");
const { interface: labels } = spanish;
const contact = site.addresses["/contact-us"] ?? "";
const searchPage = site.addresses["/search"] ?? "";
const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, (sign) => (sign === "\u2060" ? "" : " "));

test("says whether an office is open and until when", async ({ page }) => {
  await openAt(page, contact, "2026-11-12 10:00");
  const line = page.getByRole("banner").locator("[data-state]").first();
  await expect(line).toContainText(plain(labels.openNow.open.split("{time}")[0] ?? ""));
  await expect(line).toContainText(/6\sp\.m\./);
  await openAt(page, contact, "2026-11-15 10:00");
  await expect(line).toContainText(/lunes/);
  await expect(page.locator("body")).not.toContainText(/\b(Monday|AM|PM|closed)\b/);
});

test("shows 988 without the index", async ({ page }) => {
  const search = page.getByRole("search");
  await page.route("**/pagefind/**", (route) => route.abort());
  await open(page, searchPage);
  await page.getByRole("searchbox", { name: labels.search.label }).pressSequentially("suicidio");
  await expect(search).toContainText("Piensa en matarse");
  await expect(search.locator('a[href="tel:988"]').last()).toBeVisible();
});

test("finds pages with accents or without, and the nearest office", async ({ page }) => {
  await open(page, searchPage);
  const status = page.getByRole("search").getByRole("status");
  const first = page.getByRole("search").getByRole("listitem").first().getByRole("link");
  const field = page.getByRole("searchbox", { name: labels.search.label });
  const found: string[] = [];
  for (const word of ["analisis", "análisis"]) {
    await field.fill("");
    await field.pressSequentially(word);
    await expect(status).toHaveText("Resultados: 8+");
    found.push(await first.innerText());
  }
  expect(found[1]).toBe(found[0]);
  await open(page, contact);
  const zip = page.getByLabel("Código postal");
  await zip.pressSequentially("81144");
  await zip.press("Enter");
  await expect(zip).toHaveAccessibleDescription(
    "Su consultorio más cercano es el de Monte Vista, a más o menos una milla.",
  );
});
