/** `npm run edit`: what staff change in the forms is saved in those lines only, is right, and shows in the preview. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { quickFindings } from "../../../engine/cli/check.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { monthNames } from "../../../engine/data/schema/fields.ts";
import { frozenTime } from "../../practices.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { slowStart } from "../../support/visit.ts";
import {
  chooseFolder,
  type Editor,
  type FormsEditor,
  field,
  openForms,
  photo,
  save,
  show,
  soon,
} from "./editor.ts";

/** Lines that were added and removed. */
function changes(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    added: now.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !now.includes(line)),
  };
}

export function testForms(opened: () => Editor) {
  // On a busy machine a long form takes most of a minute.
  test.describe.configure({ mode: "serial", timeout: 120_000 });

  let editor: FormsEditor;
  const onDisk = (file: string) => readFileSync(path.join(editor.content, file), "utf8");
  const problems = () =>
    quickFindings(readSite(editor.content), editor.content).filter(({ severity }) => severity !== "advice");

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    // Sveltia CMS only renders the fields in view, and a taller window takes longer to draw.
    editor = await openForms(browser, opened(), { width: 1280, height: 2400 });
    await chooseFolder(editor);
    await editor.preview.goto("/contact-us", slowStart);
  });
  test.afterAll(() => editor?.page.close());

  test("the phone number, which is then no longer made up", async () => {
    const { page, preview } = editor;
    const before = onDisk("practice.yaml");
    await show(editor, "facts/entries/practice");
    const phone = field(editor, "Phone").getByRole("textbox");
    await phone.fill("call us");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(
      field(editor, "Phone").getByText("expected a number written like (623) 555-0142"),
    ).toBeVisible(soon);
    await phone.fill("(575) 555-0177");
    expect(await save(editor)).toEqual(["practice.yaml"]);
    expect(changes(before, onDisk("practice.yaml")).added).toEqual(["phone: (575) 555-0177"]);
    expect(changes(before, onDisk("practice.yaml")).removed).toEqual([
      expect.stringMatching(/^phone: /),
      "  - phone",
    ]);
    await expect(preview.getByRole("link", { name: /575.*555.*0177/ }).first()).toBeVisible(soon);
  });

  test("a word in the text of a service leaves its other lines alone", async () => {
    const { preview } = editor;
    const file = "services/foot-care.md";
    const before = onDisk(file);
    await preview.goto("/services/foot-care");
    await show(editor, "services/entries/foot-care");
    const words = field(editor, "Text").getByRole("textbox");
    await words.fill((await words.inputValue()).replace("One more line", "One other line"));
    expect(await save(editor)).toEqual([file]);
    expect(onDisk(file)).toBe(before.replace("One more line", "One other line"));
    expect(problems()).toEqual([]);
    await expect(preview.getByText("One other line").first()).toBeVisible(soon);
  });

  test("an office closes for a day, in both languages", async () => {
    const { page, preview } = editor;
    const file = "locations/taos-nm.md";
    const [before, inSpanish] = [onDisk(file), onDisk(`es/${file}`)];
    const day = new Date(frozenTime.getTime() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const [year = "", month = "", date = ""] = day.split("-");
    await preview.goto("/location/taos-nm");
    await show(editor, "locations/entries/taos-nm");
    const holidays = field(editor, "Holidays");
    await holidays.getByRole("button", { name: /Add/ }).click();
    await holidays.locator("input[type=date]").fill(day);
    await holidays.getByRole("textbox", { name: "Name" }).fill("Moving day");
    expect(await save(editor)).toEqual([file]);
    await show(editor, "locations/entries/taos-nm");
    await expect(page.getByText("Not translated yet: 1")).toBeVisible(soon);
    await expect(page.getByRole("listitem").getByText('"Moving day"')).toBeVisible();
    await page.getByRole("link", { name: "Taos (Spanish)" }).click();
    await holidays.getByRole("button", { name: /Add/ }).click();
    await holidays.locator("input[type=date]").fill(day);
    await holidays.getByRole("textbox", { name: "Name" }).fill("Día de mudanza");
    expect(await save(editor)).toEqual([`es/${file}`]);
    const added = ["holidays:", `  - date: ${monthNames[Number(month) - 1]} ${date}, ${year}`];
    expect(changes(before, onDisk(file))).toEqual({ added: [...added, "    name: Moving day"], removed: [] });
    expect(changes(inSpanish, onDisk(`es/${file}`))).toEqual({
      added: [...added, "    name: Día de mudanza"],
      removed: [],
    });
    await expect(preview.getByText(`${Number(date)} (Moving day)`)).toBeVisible(soon);
  });

  test("a translator signs that the Spanish is that of today's English", async () => {
    const { preview } = editor;
    const file = "es/locations/taos-nm.md";
    const before = onDisk(file);
    await preview.goto("/es/consultorios/taos-nm");
    const stateNow = () => readSite(editor.content).translations.find((one) => one.file === file);
    const state = stateNow();
    expect(state?.isCurrent).toBe(false);
    // The last field of a long form.
    await editor.page.setViewportSize({ width: 1280, height: 6000 });
    await show(editor, "es-locations/entries/taos-nm");
    const signature = field(editor, "Translation");
    await signature.getByRole("button", { name: "Expand" }).click();
    await signature.getByRole("textbox", { name: "Reviewer" }).fill("Ana Made-up");
    await signature.locator("input[type=date]").fill("2026-11-10");
    await signature.getByRole("textbox", { name: "Of" }).fill(state?.current ?? "");
    expect(await save(editor)).toEqual([file]);
    expect(changes(before, onDisk(file)).added).toEqual([
      "  reviewer: Ana Made-up",
      "  reviewed: Nov 10, 2026",
      `  of: ${state?.current}`,
    ]);
    expect(problems()).toEqual([]);
    expect(stateNow()?.isCurrent).toBe(true);
    await expect(preview.getByText("(Día de mudanza)")).toBeVisible(soon);
  });

  test("a new article with a photo", async () => {
    const { page, preview } = editor;
    await preview.goto("/blogs");
    await show(editor, "blogs/new");
    const { articles } = readSite(editor.content);
    const next = Math.max(...articles.map(({ id }) => Number(id.replace("blog-", "")))) + 1;
    await field(editor, "Title").getByRole("textbox").fill("Written in a form");
    await page.locator("input[type=date]").first().fill("2026-11-02");
    await field(editor, "Kind").getByRole("radio", { name: "News" }).click();
    await field(editor, "Topic").getByRole("radio", { name: "Office news" }).click();
    await field(editor, "Excerpt")
      .getByRole("textbox")
      .fill(`What a receptionist wrote in a form, ${"with care, ".repeat(6)}and saved.`);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "Señora López.JPG", mimeType: "image/jpeg", buffer: await photo("#88aacc") });
    // The form works on a photo for a while. Saved before, it says that the picture is missing.
    await expect(field(editor, "Image").getByRole("button", { name: "Replace Image" })).toBeVisible(soon);
    await field(editor, "Picture in words").getByRole("textbox").fill("The front desk on a quiet morning");
    await field(editor, "Text").getByRole("textbox").fill("We wrote this in a form. Call {phone}.");
    await field(editor, "Related").getByRole("combobox").click();
    await page.getByRole("option", { name: "Foot Care" }).click();
    expect(await save(editor)).toEqual([`blogs/blog-${next}.md`, "images/blogs/senora-lopez.jpg"]);
    expect(onDisk(`blogs/blog-${next}.md`)).toMatch(
      /^---\ntitle: Written in a form\ndate: Nov 02, 2026\nkind: news\ntopic: office-news\nexcerpt: .*\nimage: blogs\/senora-lopez\nimageAlt: The front desk on a quiet morning\nrelated:\n {2}- \/services\/foot-care\n---\nWe wrote this in a form\. Call \{phone\}\.\n$/,
    );
    await expect(preview.getByRole("heading", { name: "Written in a form" })).toBeVisible(soon);
  });

  test("a mistake that the form lets through shows in the preview", async () => {
    const { preview } = editor;
    const email = field(editor, "Email").getByRole("textbox");
    await show(editor, "facts/entries/practice");
    await email.fill("front desk");
    await save(editor);
    await expect(preview.getByRole("heading", { name: /content\/practice\.yaml:\d+.* email/ })).toBeVisible(
      soon,
    );
    await expect(preview.getByText("to do")).toBeVisible();
    await show(editor, "facts/entries/practice");
    await email.fill("front.desk@penasco.example");
    await save(editor);
    await expect(preview.getByRole("heading", { level: 1 })).toBeVisible(soon);
  });

  test("Earlier versions brings a saved text back, and Publish says what would stop it", async () => {
    const { page, preview } = editor;
    const before = onDisk("practice.yaml");
    await show(editor, "facts/entries/practice");
    await field(editor, "Email").getByRole("textbox").fill("wrong@penasco.example");
    await save(editor);
    expect(onDisk("practice.yaml")).not.toBe(before);
    const reloaded = preview.waitForEvent("load", soon);
    await expect(async () => {
      await page.goto(`${editor.forms}/versions`);
      const newest = page.getByRole("row").first();
      await expect(newest).toContainText("practice.yaml", { timeout: 1000 });
      await newest.getByRole("button", { name: "Bring it back" }).click();
      expect(onDisk("practice.yaml")).toBe(before);
    }).toPass(soon);
    await reloaded;
    await page.goto(editor.forms);
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Publish" }).click();
    const publish = await popup;
    await expect(publish.getByRole("heading", { name: "This would stop it" })).toBeVisible(slowStart);
    await expect(publish.getByText("sample").first()).toBeVisible();
    const right = publish.getByRole("button", { name: "This is right as it is" });
    await expect(right.first()).toBeVisible();
    const count = await right.count();
    await right.first().click();
    await expect(publish.getByText("It is no longer marked as made up.")).toBeVisible(slowStart);
    await expect(right).toHaveCount(count - 1, slowStart);
    await publish.close();
  });

  test("the forms ask no other machine for anything, and log no error of ours", () => {
    expect(editor.elsewhere).toEqual([]);
    expect(editor.errors).toEqual([]);
  });
}
