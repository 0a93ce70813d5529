/** `npm run edit`: what staff change in the forms is saved in those lines only, is right, and shows in the preview. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { readSite } from "../../site/load.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { slowStart } from "../support/visit.ts";

test.describe.configure({ mode: "serial" });
const soon = { timeout: 15_000 };
const port = Number(process.env.TEST_PORT ?? 4174) + 9;
const forms = `http://127.0.0.1:${port}`;

let folder: string;
let content: string;
let command: ChildProcess;
let page: Page;
let preview: Page;
const elsewhere: string[] = [];

const onDisk = (file: string) => readFileSync(path.join(content, file), "utf8");
/** Reads a file of the folder that the forms write to. */
const inForms = (file: string) =>
  page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, `content/${file}`.split("/"));

/** Lines that were added and removed. */
function changes(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    added: now.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !now.includes(line)),
  };
}

/** Saves, and copies the files to where the dev server sees them. */
async function save(...files: string[]) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden(soon);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), Buffer.from(await inForms(file)));
  }
}

const show = async (place: string) => {
  await page.goto(`${forms}/#/collections/${place}`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible(soon);
};
const field = (name: string) => page.getByRole("group", { name: new RegExp(`^“\\W*${name}\\W*” Field$`) });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), "edit-"));
  content = path.join(folder, "content");
  cpSync(contentFolder(), content, { recursive: true });
  command = spawn(process.execPath, ["tools/edit.ts", "--host", "127.0.0.1"], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      CONTENT_DIR: content,
      GENERATED_DIR: path.join(folder, "generated"),
      EDIT_PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const site = await new Promise<string>((resolve, reject) => {
    command.stdout?.on("data", (data) => {
      output += stripVTControlCharacters(String(data));
      const address = /Local:\s+(http:\S+?)\/\s/.exec(output)?.[1];
      if (address && output.includes("Forms: ")) resolve(address);
    });
    command.on("exit", () => reject(new Error(`npm run edit stopped: ${output}`)));
  });
  preview = await browser.newPage({ baseURL: site });
  // Sveltia CMS only renders the fields in view.
  page = await browser.newPage({ viewport: { width: 1280, height: 6000 } });
  page.setDefaultTimeout(15_000);
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") elsewhere.push(request.url());
  });
  // The browser's private folder stands in for the one that a person would choose.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(forms);
  const files = globSync("**/*.*", { cwd: content }).filter((file) =>
    statSync(path.join(content, file)).isFile(),
  );
  const copies = files.map((file) => [
    `content/${file}`,
    readFileSync(path.join(content, file)).toString("base64"),
  ]);
  await page.evaluate(async (copies) => {
    const top = await navigator.storage.getDirectory();
    await top.getDirectoryHandle(".git", { create: true });
    for (const [name = "", data = ""] of copies) {
      const parts = name.split("/");
      let folder = top;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (
        await folder.getFileHandle(parts.at(-1) ?? "", { create: true })
      ).createWritable();
      await writable.write(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)));
      await writable.close();
    }
  }, copies);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByText("Facts and lists").first()).toBeVisible(soon);
  await preview.goto("/contact-us", slowStart);
});

test.afterAll(async () => {
  await page?.close();
  await preview?.close();
  if (command?.exitCode === null) {
    command.kill();
    await once(command, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("the phone number", async () => {
  const before = onDisk("practice.yaml");
  await show("facts/entries/practice");
  const phone = field("Phone").getByRole("textbox");
  await phone.fill("call us");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field("Phone").getByText("expected a number written like (623) 555-0142")).toBeVisible(soon);
  await phone.fill("(575) 555-0177");
  await save("practice.yaml");
  expect(changes(before, onDisk("practice.yaml")).added).toEqual(["phone: (575) 555-0177"]);
  expect(changes(before, onDisk("practice.yaml")).removed).toHaveLength(1);
  await expect(preview.getByRole("link", { name: /575.*555.*0177/ }).first()).toBeVisible(soon);
});

test("an office closes for a day", async () => {
  const file = "locations/taos-nm.md";
  const before = onDisk(file);
  await show("locations/entries/taos-nm");
  await field("Holidays").getByRole("button", { name: /Add/ }).click();
  await page.locator("input[type=date]").last().fill("2099-03-03");
  await field("Holidays").getByRole("textbox", { name: "Name" }).fill("Moving day");
  await save(file);
  expect(changes(before, onDisk(file))).toEqual({
    added: ["holidays:", "  - date: Mar 03, 2099", "    name: Moving day"],
    removed: [],
  });
  expect(readSite(content).locations[0]?.holidays.at(-1)?.name).toBe("Moving day");
});

test("a new article with a photo", async () => {
  await preview.goto("/blogs");
  await show("blogs/new");
  const { articles } = readSite(content);
  const next = Math.max(...articles.map(({ id }) => Number(id.replace("blog-", "")))) + 1;
  await field("Title").getByRole("textbox").fill("Written in a form");
  await page.locator("input[type=date]").first().fill("2026-11-02");
  await field("Kind").getByRole("radio", { name: "news" }).click();
  await field("Topic").getByRole("radio", { name: "Office news" }).click();
  await field("Excerpt")
    .getByRole("textbox")
    .fill(`What a receptionist wrote in a form, ${"with care, ".repeat(6)}and saved.`);
  const photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#88aacc" } })
    .jpeg()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "Front Desk.jpg", mimeType: "image/jpeg", buffer: photo });
  await field("Picture in words").getByRole("textbox").fill("The front desk on a quiet morning");
  await field("Text").getByRole("textbox").last().fill("We wrote this in a form. Call {phone}.");
  await save("images/blogs/front-desk.jpg", `blogs/blog-${next}.md`);
  expect(onDisk(`blogs/blog-${next}.md`)).toMatch(
    /^---\ntitle: Written in a form\ndate: Nov 02, 2026\nkind: news\ntopic: office-news\nexcerpt: .*\nimage: blogs\/front-desk\nimageAlt: The front desk on a quiet morning\n---\nWe wrote this in a form\. Call \{phone\}\.\n$/,
  );
  await expect(preview.getByRole("heading", { name: "Written in a form" })).toBeVisible(soon);
});

test("a mistake that the form lets through shows in the preview, with file and field", async () => {
  await show("facts/entries/practice");
  await field("Email").getByRole("textbox").fill("front desk");
  await save("practice.yaml");
  await expect(preview.getByRole("heading", { name: /content\/practice\.yaml:\d+.* email/ })).toBeVisible(
    soon,
  );
  await expect(preview.getByText("to do")).toBeVisible();
  await show("facts/entries/practice");
  await field("Email").getByRole("textbox").fill("front.desk@penasco.example");
  await save("practice.yaml");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible(soon);
});

test("the forms ask no other machine for anything", () => {
  expect(elsewhere).toEqual([]);
});
