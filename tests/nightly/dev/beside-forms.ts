/** The pages beside the forms. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { testAlone as test } from "../../support/shared-context.ts";
import { slowStart } from "../../support/visit.ts";
import { type FormsDesk, field, save, show, soon } from "./desk.ts";

export function testBeside(opened: () => FormsDesk) {
  test("Earlier versions brings a saved text back, and Publish says what would stop it", async () => {
    const desk = opened();
    const { page, preview } = desk;
    const onDisk = () => readFileSync(path.join(desk.content, "practice.yaml"), "utf8");
    const before = onDisk();
    await show(desk, "facts/entries/practice");
    await field(desk, "Email").getByRole("textbox").fill("wrong@penasco.example");
    await save(desk);
    expect(onDisk()).not.toBe(before);
    const reloaded = preview.waitForEvent("load", soon);
    await expect(async () => {
      await page.goto(`${desk.forms}/versions`);
      const newest = page.getByRole("row").first();
      await expect(newest).toContainText("practice.yaml", { timeout: 1000 });
      await newest.getByRole("button", { name: "Bring it back" }).click();
      expect(onDisk()).toBe(before);
    }).toPass(soon);
    await reloaded;
    await page.goto(desk.forms);
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Publish" }).click();
    const publish = await popup;
    await expect(publish.getByRole("heading", { name: "This would stop it" })).toBeVisible(slowStart);
    await expect(publish.getByText("sample").first()).toBeVisible();
    await publish.close();
  });
}
