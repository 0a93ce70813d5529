import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";

const finder = (page: Page) => page.getByRole("region", { name: "Find your nearest office" });
const answer = (page: Page) => finder(page).getByRole("status");
const zip = (page: Page) => finder(page).getByLabel("ZIP code");
const openContact = (page: Page) => open(page, "/contact-us");
/** Key by key, as people do. */
async function ask(page: Page, typed: string) {
  await zip(page).fill("");
  await zip(page).pressSequentially(typed);
  await zip(page).press("Enter");
  // What is typed isn't in the address, which servers and the history keep.
  await expect(page).toHaveURL("/contact-us");
}

test("an office and its pin are marked together, by pointer and by keyboard, and the pin leads there", async ({
  page,
}) => {
  await openContact(page);
  const map = page.getByRole("region", { name: "Where our two offices are" });
  const pin = map.getByRole("link", { name: "Taos" });
  const row = page.getByRole("region", { name: "Our two offices" }).getByRole("listitem").first();
  await expect(page.locator("[data-pointed]")).toHaveCount(0);
  await pin.focus();
  await expect(row).toHaveAttribute("data-pointed");
  await page.getByRole("link", { name: "Monte Vista", exact: true }).first().hover();
  await expect(row).not.toHaveAttribute("data-pointed");
  await row.hover();
  await expect(pin).toHaveAttribute("data-pointed");
  await expect(map.getByRole("link")).toHaveCount(2);
  for (const width of [390, 820, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const box = await pin.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      // Nothing covers it.
      await pin.click({ trial: true });
    });
  await pin.click();
  await expect(page).toHaveURL("/location/taos-nm");
});

test("an office's whole map opens directions", async ({ page }) => {
  await open(page, "/location/taos-nm");
  const link = page.getByRole("link", { name: "Get directions" });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/dir\//);
  const map = page.getByRole("img", { name: /map/i }).first();
  await map.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const onTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest("a")?.textContent,
    [x + width / 2, y + height / 2],
  );
  expect(onTop).toBe("Get directions");
});

test("a ZIP code is answered with the nearest office, which is then the first; another one is refused", async ({
  page,
}) => {
  await openContact(page);
  const names = page.getByRole("region", { name: "Our two offices" }).getByRole("heading", { level: 3 });
  for (const [typed, words, first, isInvalid] of [
    ["81144", "Your nearest office is Monte Vista, about a mile away.", "Monte Vista", false],
    ["10001", "We don’t know that ZIP code. Please check the five digits, or call us.", "Taos", true],
    ["87599-0001", "Your nearest office is Taos, about 22 miles away in a straight line.", "Taos", false],
    ["", "We don’t know that ZIP code. Please check the five digits, or call us.", "Taos", true],
  ] as const) {
    await ask(page, typed);
    await expect(answer(page)).toHaveText(words);
    await expect(zip(page)).toHaveAccessibleDescription(words);
    await expect(names.first()).toHaveText(first);
    await expect(finder(page).locator("[aria-invalid=true]")).toHaveCount(isInvalid ? 1 : 0);
  }
});

test("tries again when the list failed to load", async ({ page }) => {
  await openContact(page);
  await page.route("**/data/zip-codes.json", (route) => route.abort(), { times: 1 });
  await ask(page, "87571");
  await expect(answer(page)).toContainText("We couldn’t load the list");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("Taos");
});

test.describe("with permission for the location", () => {
  test.use({ geolocation: { latitude: 37.45, longitude: -106.1 }, permissions: ["geolocation"] });
  test("finds the nearest office after a click, not before", async ({ page }) => {
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

test("a refused location shows a message, which doesn't replace the result of a later ZIP code", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, refused) => {
      setTimeout(() => refused?.({ code: 1, message: "" } as GeolocationPositionError), 800);
    };
  });
  await openContact(page);
  const here = finder(page).getByRole("button", { name: "Use my location" });
  await here.click();
  await expect(answer(page)).toContainText("Finding your location");
  await expect(answer(page)).toContainText("Type your ZIP code instead.");
  await here.click();
  await ask(page, "87571");
  await expect(answer(page)).toContainText("Taos");
  await page.waitForTimeout(1000);
  await expect(answer(page)).toContainText("Taos");
});
