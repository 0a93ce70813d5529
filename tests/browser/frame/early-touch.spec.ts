/** The sidebar before hydration. */
import { expect, hamburger, isModal, sidebar, test } from "../../support/journey.ts";
import { holdHydration, isHydrated, open, phone } from "../../support/visit.ts";

test.use({ viewport: phone });

// A browser without invoker commands opens a popover, which hydration turns into a modal dialog.
for (const hasCommands of [true, false])
  test(`a tap before hydration opens the sidebar at once${hasCommands ? "" : ", without invoker commands"}, and it stays open`, async ({
    page,
  }) => {
    if (!hasCommands)
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/ (command|commandfor|closedby)="[^"]*"/g, "");
        await route.fulfill({ response, body });
      });
    // The page isn't loaded before this script is.
    const { release } = await holdHydration(page, "**/assets/boot-*.js");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hamburger(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    const services = sidebar(page).getByRole("button", { name: "Services", exact: true });
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "false");
    release();
    await isHydrated(page);
    await isModal(page);
    await expect(page.locator("[aria-controls=sidebar]")).toHaveAttribute("aria-expanded", "true");
    // The tap on the submenu counts, once.
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await expect(sidebar(page).getByRole("link", { name: "All services" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sidebar(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

test("with Save-Data, scripts wait for the first touch @once", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(?!boot-).*\.(js|json)$|\.data\?/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/");
  // The boot script would ask to be called before this does.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));
  expect(scripts).toEqual([]);
  await hamburger(page).click();
  await expect(sidebar(page)).toBeVisible();
  await isHydrated(page);
  await isModal(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test("a click while React hydrates counts once", async ({ page }) => {
  // Clicks as soon as React has added its listeners, which is before hydration ends.
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const isListening = Object.keys(document).some((key) => key.startsWith("_reactListening"));
      if (!isListening) return;
      clearInterval(timer);
      const button = document.querySelector<HTMLElement>('#sidebar nav [aria-controls="submenu-services"]');
      document.documentElement.dataset.pressed = String("hydrated" in document.documentElement.dataset);
      button?.click();
    });
  });
  await open(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "false");
  await hamburger(page).click();
  const services = sidebar(page).getByRole("button", { name: "Services", exact: true });
  await expect(services).toHaveAttribute("aria-expanded", "true");
});
