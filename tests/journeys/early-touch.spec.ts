/** The sidebar before any script has run, and without scripts at all. */
import {
  expect,
  hamburger,
  heading,
  holdHydration,
  isHydrated,
  isModal,
  phone,
  sidebar,
  test,
} from "../support/journey.ts";

test.use({ viewport: phone });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sidebar opens, shows every page, leads there and closes", async ({ page, browserName }) => {
    await page.goto("/");
    await hamburger(page).click();
    await expect(sidebar(page)).toBeVisible();
    // Playwright turns Firefox's scripts off without telling its style sheets: there `scripting: none` does not match.
    const sublinks = browserName === "firefox" ? [] : ["All providers", "All services", "Lab Tests"];
    for (const name of [...sublinks, "Contact Us"]) {
      await expect(sidebar(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(sidebar(page)).toBeHidden();
    await hamburger(page).click();
    await sidebar(page).getByRole("button", { name: "Close menu" }).click();
    await expect(sidebar(page)).toBeHidden();
    await hamburger(page).click();
    await sidebar(page).getByRole("link", { name: "Contact Us" }).click();
    await expect(heading(page)).toHaveText("Contact Us");
  });

  test("a tap on the overlay closes it", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await page.goto("/");
    await hamburger(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.click(100, 500);
    await expect(sidebar(page)).toBeHidden();
  });
});

test("a tap before hydration opens it at once, and hydration leaves it open", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/");
  await hamburger(page).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  release();
  await isHydrated(page);
  await isModal(page);
  await expect(page.locator("[aria-controls=sidebar]")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("a submenu pressed before hydration opens with it", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/");
  await hamburger(page).click();
  const services = sidebar(page).getByRole("button", { name: "Services", exact: true });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "false");
  release();
  await isHydrated(page);
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await expect(sidebar(page).getByRole("link", { name: "All services" })).toBeVisible();
});

test("a press while React hydrates counts once", async ({ page }) => {
  // Presses as soon as React listens, which is before it has taken over the page.
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
  await page.goto("/");
  await isHydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-pressed", "false");
  await hamburger(page).click();
  await expect(sidebar(page).getByRole("button", { name: "Services", exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("a browser that only knows popovers gets a modal dialog with hydration", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ (command|commandfor|closedby)="[^"]*"/g, "");
    await route.fulfill({ response, body });
  });
  const { release } = await holdHydration(page);
  await page.goto("/");
  await hamburger(page).click();
  await expect(sidebar(page)).toBeVisible();
  expect(await page.locator("#sidebar").evaluate((dialog) => dialog.matches(":popover-open"))).toBe(true);
  release();
  await isHydrated(page);
  await isModal(page);
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});
