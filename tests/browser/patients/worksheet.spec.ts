import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { phoneNumber, site } from "../../support/site.ts";
import { open, phone, storedBy, wide } from "../../support/visit.ts";

const [sheet] = site.worksheets;
if (!sheet) throw new Error("The frozen practice has no worksheet");
const path = `/worksheets/${sheet.slug}`;
const labels = site.interface.worksheet;
const [column] = sheet.parts[1]?.columns ?? [];
const rows = sheet.parts[1]?.rows ?? 0;

const cell = (page: Page, row: number) =>
  page.getByRole("textbox", {
    name: labels.cell.replace("{column}", column?.label ?? "").replace("{n}", `${row}`),
  });
const name = (page: Page) => page.getByRole("textbox", { name: sheet.parts[0]?.fields[0]?.label ?? "" });
const keep = (page: Page) => page.getByRole("checkbox", { name: labels.keep });
const secret = "Metoprolol, half a pill";
const long = " in the morning".repeat(20);

test("typed, printed, and gone with the page: nothing is sent, kept or put into the address", async ({
  page,
}) => {
  const sent: string[] = [];
  await open(page, path);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => sent.push(request.url()));
  await name(page).pressSequentially("Ana");
  await cell(page, 1).pressSequentially(secret);
  await page.keyboard.insertText(long);
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
  expect(page.url()).toMatch(new RegExp(`${path}$`));
  expect((await storedBy(page)).local).toEqual([]);
  await page.emulateMedia({ media: "print" });
  const paper = page.getByRole("main");
  const words = paper.getByText(secret + long, { exact: true }).filter({ visible: true });
  await expect(words).toHaveCount(1);
  await expect(paper.getByRole("textbox").filter({ visible: true })).toHaveCount(0);
  await expect(paper.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const printed = await words.evaluate((element) => {
    const { fontSize, color } = getComputedStyle(element);
    const cut = element.scrollHeight - element.clientHeight;
    return { size: Number.parseFloat(fontSize), color, cut };
  });
  // 14 pt are 18.67 px.
  expect(printed.size).toBeGreaterThanOrEqual(18.6);
  expect(printed.color).toBe("rgb(0, 0, 0)");
  // Less than a line: long text is printed whole.
  expect(printed.cut).toBeLessThan(10);
  await expect(page.getByRole("contentinfo")).toContainText(site.practice.name);
  await expect(page.getByRole("contentinfo")).toContainText(phoneNumber);
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await expect(cell(page, 1)).toHaveValue("");
});

test("every field has its own text, also two of one name", async ({ page }) => {
  await open(page, "/worksheets/weight-log");
  const fields = page.getByRole("textbox");
  const typed = ["0", "1", "2", "3", "4", "5", "6", "7"];
  for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
  const values = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  expect(values.filter(Boolean)).toEqual(typed);
});

test("kept on the device only if asked, with added rows; unticking forgets it", async ({ page }) => {
  await open(page, path);
  await cell(page, 1).pressSequentially(secret);
  await keep(page).check();
  await page.getByRole("button", { name: labels.addRow }).click();
  await expect(cell(page, rows + 1)).toBeFocused();
  await page.keyboard.type("Aspirin");
  expect((await storedBy(page)).local).toEqual([`worksheet:${sheet.slug}`]);
  await page.reload();
  await expect(cell(page, 1)).toHaveValue(secret);
  await expect(cell(page, rows + 1)).toHaveValue("Aspirin");
  await expect(keep(page)).toBeChecked();
  await keep(page).uncheck();
  expect((await storedBy(page)).local).toEqual([]);
  await expect(page.getByRole("status").filter({ hasText: labels.forgotten })).toBeVisible();
  await expect(cell(page, 1)).toHaveValue(secret);
  // Another person goes back to the page, as browsers keep it in memory.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(cell(page, 1)).toHaveValue("");
});

test("clearing asks first, is undone by Escape or No, and forgets what was kept", async ({ page }) => {
  await open(page, path);
  await name(page).pressSequentially("Ana");
  await keep(page).check();
  const clear = page.getByRole("button", { name: "Clear this sheet" });
  const question = page.getByText("Clear everything you typed on this sheet?");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "No, keep it" }).click(),
  ]) {
    await clear.click();
    await expect(question).toBeFocused();
    await expect(clear).toHaveAttribute("aria-expanded", "true");
    await leave();
    await expect(clear).toBeFocused();
    await expect(question).toHaveCount(0);
    await expect(name(page)).toHaveValue("Ana");
  }
  await clear.click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your sheet is clear." })).toHaveCount(1);
  await expect(clear).toBeFocused();
  await expect(name(page)).toHaveValue("");
  await expect(keep(page)).not.toBeChecked();
  expect((await storedBy(page)).local).toEqual([]);
});

test.describe("in two tabs", () => {
  test.use({ alone: true });
  test("both keep what is typed, and what one removes never comes back from the other", async ({ page }) => {
    await open(page, path);
    const kept = () => page.evaluate((key) => localStorage.getItem(key), `worksheet:${sheet.slug}`);
    await keep(page).check();
    const other = await page.context().newPage();
    await open(other, path);
    await cell(page, 1).pressSequentially(secret);
    await expect(cell(other, 1)).toHaveValue(secret);
    await name(other).pressSequentially("Ana");
    await expect(name(page)).toHaveValue("Ana");
    await cell(page, 2).pressSequentially("Aspirin");
    for (const words of [secret, "Ana", "Aspirin"]) expect(await kept()).toContain(words);

    await keep(page).uncheck();
    await expect(keep(other)).not.toBeChecked();
    await name(other).pressSequentially(" Ruiz");
    expect(await kept()).toBeNull();
    await expect(name(other)).toHaveValue("Ana Ruiz");

    // Told late: only what this tab wrote after the removal goes, not what the other tab keeps again.
    const tellOfRemoval = () =>
      other.evaluate(
        (key) => dispatchEvent(new StorageEvent("storage", { key, newValue: null })),
        `worksheet:${sheet.slug}`,
      );
    await keep(other).check();
    await tellOfRemoval();
    expect(await kept()).toBeNull();
    await keep(other).check();
    await open(page, path);
    await cell(page, 3).pressSequentially("Iron");
    await tellOfRemoval();
    expect(await kept()).toContain("Iron");

    // A tab that isn't told, as one that sleeps.
    await page.evaluate(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
    await keep(other).uncheck();
    await name(page).pressSequentially("!");
    await expect(keep(page)).not.toBeChecked();
    expect(await kept()).toBeNull();
  });
});

test("a phone shows three rows, the next with the button, and prints all", async ({ page }) => {
  await open(page, "/worksheets/weight-log", phone);
  const shown = page.locator("tbody tr").filter({ visible: true });
  await expect(shown).toHaveCount(3);
  // Each is a block with its labels.
  await expect(shown.first().locator("label, [aria-hidden]").filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: labels.addRow }).click();
  await expect(shown).toHaveCount(4);
  await expect(shown.last().getByRole("textbox").first()).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(30);
  // A row that has words in it is never hidden.
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(wide);
  await shown.nth(5).getByRole("textbox").first().fill("71");
  await page.setViewportSize(phone);
  await expect(shown).toHaveCount(6);
});

test("another sheet begins blank", async ({ page }) => {
  const other = site.worksheets[1];
  await open(page, path);
  await cell(page, 1).pressSequentially(secret);
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.querySelector("main")?.append(link);
    link.click();
  }, `/worksheets/${other?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other?.title ?? "");
  expect(
    await page
      .getByRole("textbox")
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value).join("")),
  ).toBe("");
});
