import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/site.ts";

const finder = (page: Page) => page.getByRole("region", { name: "Find your nearest office" });
const answer = (page: Page) => finder(page).getByRole("status");
const zip = (page: Page) => finder(page).getByLabel("ZIP code");
const openContact = (page: Page) => open(page, "/contact-us");
const list = "**/data/zip-codes.json";

test("finds an office by ZIP code, with the Enter key, and sends nothing", async ({ page, baseURL }) => {
  const asked: string[] = [];
  await openContact(page);
  await expect(answer(page)).toBeEmpty();
  page.on("request", (request) => asked.push(request.url()));
  await zip(page).fill("81144");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("Your nearest office is Monte Vista, about a mile away.");
  const strange = asked.filter((url) => url.includes("81144") || !url.startsWith(baseURL ?? ""));
  expect(strange).toEqual([]);
  expect(asked.filter((url) => url.endsWith("/data/zip-codes.json"))).toHaveLength(1);
  await answer(page).getByRole("link", { name: "Office details: Monte Vista" }).click();
  await expect(page).toHaveURL(/\/location\/monte-vista-co$/);
});

test("loads no ZIP codes before they are needed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openContact(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("zip-codes"))).toEqual([]);
});

test("is a field, not a form, and stands 60 pixels high", async ({ page }) => {
  await openContact(page);
  await expect(page.locator("form")).toHaveCount(0);
  expect((await zip(page).boundingBox())?.height).toBe(60);
  await expect(zip(page)).toHaveAttribute("inputmode", "numeric");
  await expect(zip(page)).toHaveAttribute("autocomplete", "postal-code");
});

for (const typed of ["10001", "8114", "", "<b>81144"]) {
  test(`says kindly that "${typed}" is no ZIP code near us`, async ({ page }) => {
    await openContact(page);
    await zip(page).fill(typed);
    await finder(page).getByRole("button", { name: "Find" }).click();
    await expect(answer(page)).toContainText("We only know ZIP codes near our two offices.");
    await expect(zip(page)).toHaveAttribute("aria-invalid", "true");
  });
}

test("guesses by the first three digits, and says about", async ({ page }) => {
  await openContact(page);
  await zip(page).fill("87599-0001");
  await finder(page).getByRole("button", { name: "Find" }).click();
  await expect(answer(page)).toContainText(/nearest office is Taos, about \d+ miles away/);
});

test("says so when the list does not arrive, and finds it on the next try", async ({ page }) => {
  await openContact(page);
  await page.route(list, (route) => route.abort());
  await zip(page).fill("87571");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("could not be loaded");
  await page.unroute(list);
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("Taos");
});

test.describe("where the browser may tell its place", () => {
  test.use({ geolocation: { latitude: 37.45, longitude: -106.1 }, permissions: ["geolocation"] });
  test("finds the nearest office on a click, not before", async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset.asked = "yes";
        ask(...args);
      };
    });
    await openContact(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).not.toHaveAttribute("data-asked");
    await finder(page).getByRole("button", { name: "Use my location" }).click();
    await expect(answer(page)).toContainText("Your nearest office is Monte Vista");
  });
});

test("takes no for an answer", async ({ page }) => {
  await openContact(page);
  await finder(page).getByRole("button", { name: "Use my location" }).click();
  await expect(answer(page)).toContainText("Type your ZIP code instead.");
});

test("a slow location does not overwrite a later ZIP code", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, refused) => {
      setTimeout(() => refused?.({ code: 1, message: "" } as GeolocationPositionError), 800);
    };
  });
  await openContact(page);
  await finder(page).getByRole("button", { name: "Use my location" }).click();
  await expect(answer(page)).toContainText("Finding where you are");
  await zip(page).fill("87571");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("Taos");
  await page.waitForTimeout(1000);
  await expect(answer(page)).toContainText("Taos");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no finder, and all offices with directions", async ({ page }) => {
    await page.goto("/contact-us");
    await expect(page.getByRole("heading", { name: "Find your nearest office" })).toBeHidden();
    for (const [office, address] of [
      ["Taos", "418 Paseo del Cañon E, Taos, NM 87571"],
      ["Monte Vista", "77 First Avenue, Monte Vista, CO 81144"],
    ] as const) {
      await expect(page.getByRole("link", { name: `Apple Maps (${office})` })).toHaveAttribute(
        "href",
        `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`,
      );
    }
  });
  test("an office's page has directions and a contact card that exists", async ({ page, request }) => {
    await page.goto("/location/taos-nm");
    await expect(page.getByRole("link", { name: "Directions in Google Maps" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/dir/?api=1&destination=418%20Paseo%20del%20Ca%C3%B1on%20E%2C%20Taos%2C%20NM%2087571",
    );
    const card = page.getByRole("link", { name: "Save to contacts" });
    await expect(card).toHaveAttribute("href", "/contact/taos-nm.vcf");
    const response = await request.get("/contact/taos-nm.vcf");
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/^BEGIN:VCARD/);
  });
});
