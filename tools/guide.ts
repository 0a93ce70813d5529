/** `npm run guide`: takes the pictures of docs/guide, in the real forms and the real preview, on a copy of our content. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { requireBrowser } from "../environment/browsers.ts";
import { hermetic } from "../environment/hermetic.ts";
import { chooseFolder, field, openDesk, openForms, save, show } from "../tests/dev/desk.ts";

const folder = "docs/guide/pictures";
const width = 880;
Object.assign(process.env, hermetic());
const browser = await chromium.launch({
  executablePath: requireBrowser("chromium"),
  args: ["--disable-gpu", "--font-render-hinting=none"],
});
const opened = await openDesk(browser, { root: "content", port: 5190 });
// Sveltia CMS only renders the fields in view.
const desk = await openForms(browser, opened, { width, height: 4000 });
const { page, preview } = desk;
await preview.setViewportSize({ width, height: 600 });

/** A part of the window, as wide as it is. */
async function picture(name: string, from: Page, height: number, around?: Locator) {
  const box = await around?.boundingBox();
  const y = box ? Math.max(0, Math.floor(box.y) - 16) : 0;
  const clip = { x: 0, y, width: from.viewportSize()?.width ?? width, height };
  const shot = await from.screenshot({ clip, animations: "disabled" });
  const small = await sharp(shot).png({ palette: true, colors: 64, effort: 10 }).toBuffer();
  writeFileSync(path.join(folder, `${name}.png`), small);
  console.log(`${name}.png ${Math.ceil(small.length / 1000)} kB`);
}
const write = (name: string, value: string) => field(desk, name).getByRole("textbox").first().fill(value);

// The first page of a dev server takes long.
const previewed = preview.goto("/location/goodyear-az", { waitUntil: "domcontentloaded", timeout: 300_000 });

try {
  await page.setViewportSize({ width, height: 520 });
  await page.getByRole("button", { name: "Work with Local Repository" }).waitFor();
  await picture("first-page", page, 520);
  await chooseFolder(desk);
  await page.goto(`${new URL(page.url()).origin}/#/collections/facts`);
  await page.getByText("The practice").first().waitFor();
  await picture("lists", page, 520);
  await page.setViewportSize({ width, height: 4000 });

  await show(desk, "blogs/new");
  await write("Title", "Our New Porch Is Open");
  await picture("article", page, 560);
  await show(desk, "providers/new");
  await write("Name", "Maria Lopez");
  await picture("provider", page, 560);
  await picture("provider-photo", page, 330, field(desk, "Image"));

  // Narrower windows show one language at a time.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await show(desk, "services/entries/telemedicine");
  await field(desk, "Name", "Spanish").waitFor();
  await picture("spanish", page, 260);
  await picture("spanish-signature", page, 620, field(desk, "Translation", "Spanish"));
  await page.setViewportSize({ width, height: 4000 });

  await show(desk, "locations/entries/goodyear-az");
  const holidays = field(desk, "Holidays");
  await holidays.getByRole("button", { name: /^Add/ }).click();
  await holidays.locator("input[type=date]").last().fill("2026-12-01");
  await holidays.getByRole("textbox", { name: "Name" }).last().fill("Moving day");
  await picture("closed-day", page, 440, holidays);
  await previewed;
  await save(desk);
  const closed = preview.getByText("(Moving day)");
  await closed.scrollIntoViewIfNeeded();
  await picture("closed-day-in-the-preview", preview, 200, closed);

  await show(desk, "facts/entries/practice");
  await write("Phone", "(623) 555-014");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await field(desk, "Phone").getByText("expected a number").waitFor();
  await picture("mistake-in-the-form", page, 150, field(desk, "Phone"));
  await write("Phone", "(623) 555-0199");
  await field(desk, "Phone").getByText("expected a number").waitFor({ state: "hidden" });
  await picture("phone", page, 140, field(desk, "Phone"));
  await field(desk, "Hours").getByRole("button", { name: "Expand" }).first().click();
  await field(desk, "Monday").waitFor();
  await picture("hours", page, 460, field(desk, "Hours"));
  await write("Email", "front desk");
  await save(desk);
  await preview.getByText("to do").first().waitFor();
  await picture("mistake-in-the-preview", preview, 300);
} finally {
  await desk.close();
  await browser.close();
}
