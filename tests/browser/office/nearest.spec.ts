import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";

const finder = (page: Page) => page.getByRole("region", { name: "Find your nearest office" });
const answer = (page: Page) => finder(page).getByRole("status");
const zip = (page: Page) => finder(page).getByLabel("ZIP code");
const openContact = (page: Page) => open(page, "/contact-us");
const list = "**/data/zip-codes.json";

test("finds an office by ZIP code and sends nothing", async ({ page, baseURL }) => {
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
});

test("the office found is marked and comes first", async ({ page }) => {
  await openContact(page);
  const cards = page.getByRole("region", { name: "Our two offices" }).getByRole("listitem");
  await expect(cards.first()).toContainText("Taos");
  await expect(page.locator("[data-found]")).toHaveCount(0);
  await zip(page).fill("81144");
  await zip(page).press("Enter");
  await expect(cards.first()).toContainText("Monte Vista");
  await expect(cards.first()).toHaveAttribute("data-found", "true");
  await expect(page.locator("[data-found]")).toHaveCount(1);
  await cards.first().getByRole("link", { name: "Monte Vista", exact: true }).click();
  await expect(page).toHaveURL(/\/location\/monte-vista-co$/);
});

test("the answer stands under its field, which names it", async ({ page }) => {
  await openContact(page);
  await zip(page).fill("10001");
  await zip(page).press("Enter");
  await expect(answer(page)).not.toBeEmpty();
  await expect(zip(page)).toHaveAccessibleDescription(/^We don’t know that ZIP code/);
  const [field, text] = [await zip(page).boundingBox(), await answer(page).boundingBox()];
  expect(text?.x).toBe(field?.x);
  expect((text?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(24);
});

test("an office and its pin are marked together, by pointer and by keyboard", async ({ page }) => {
  await openContact(page);
  const pin = page
    .getByRole("region", { name: "Where our two offices are" })
    .getByRole("link", { name: "Taos" });
  const row = page.getByRole("region", { name: "Our two offices" }).getByRole("listitem").first();
  await expect(page.locator("[data-pointed]")).toHaveCount(0);
  await pin.focus();
  await expect(row).toHaveAttribute("data-pointed");
  await page.getByRole("link", { name: "Monte Vista", exact: true }).first().hover();
  await expect(row).not.toHaveAttribute("data-pointed");
  await row.hover();
  await expect(pin).toHaveAttribute("data-pointed");
});

test("each pin of the map leads to its office", async ({ page }) => {
  await openContact(page);
  const map = page.getByRole("region", { name: "Where our two offices are" });
  await expect(map.getByRole("link")).toHaveCount(2);
  const pin = map.getByRole("link", { name: "Taos" });
  for (const width of [390, 820, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const box = await pin.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
      // Nothing covers it.
      await pin.click({ trial: true });
    });
  await pin.click();
  await expect(page).toHaveURL(/\/location\/taos-nm$/);
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

test("is a field without a form, 60 px high, and loads no ZIP codes before they are needed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openContact(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("zip-codes"))).toEqual([]);
  await expect(page.locator("form")).toHaveCount(0);
  expect((await zip(page).boundingBox())?.height).toBe(60);
  await expect(zip(page)).toHaveAttribute("inputmode", "numeric");
  await expect(zip(page)).toHaveAttribute("autocomplete", "postal-code");
});

test('shows a message for what is not a ZIP code near us; estimates by three digits, and says "about"', async ({
  page,
}) => {
  await openContact(page);
  for (const typed of ["10001", "8114", "", "<b>81144"])
    await test.step(`"${typed}"`, async () => {
      await zip(page).fill(typed);
      await finder(page).getByRole("button", { name: "Find" }).click();
      await expect(answer(page)).toContainText("We don’t know that ZIP code.");
      await expect(zip(page)).toHaveAttribute("aria-invalid", "true");
      // The next wrong one must say so again.
      await zip(page).fill("87599-0001");
      await finder(page).getByRole("button", { name: "Find" }).click();
      await expect(answer(page)).toContainText(/nearest office is Taos, about \d+ miles away/);
    });
});

test("shows a message when the list fails to load, and works on the next try", async ({ page }) => {
  await openContact(page);
  await page.route(list, (route) => route.abort());
  await zip(page).fill("87571");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("We couldn’t load the list");
  await page.unroute(list);
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

test("shows a message when permission is denied", async ({ page }) => {
  await openContact(page);
  await finder(page).getByRole("button", { name: "Use my location" }).click();
  await expect(answer(page)).toContainText("Type your ZIP code instead.");
});

test("a slow location does not replace the result of a later ZIP code", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, refused) => {
      setTimeout(() => refused?.({ code: 1, message: "" } as GeolocationPositionError), 800);
    };
  });
  await openContact(page);
  await finder(page).getByRole("button", { name: "Use my location" }).click();
  await expect(answer(page)).toContainText("Finding your location");
  await zip(page).fill("87571");
  await zip(page).press("Enter");
  await expect(answer(page)).toContainText("Taos");
  await page.waitForTimeout(1000);
  await expect(answer(page)).toContainText("Taos");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows all offices with directions instead of the finder", async ({ page }) => {
    await page.goto("/contact-us");
    const field = page.getByLabel("ZIP code");
    await expect(field).toBeAttached();
    await expect(field).toBeHidden();
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
  test("an office's page links to directions and to its contact card", async ({ page, request }) => {
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
