/** `npm run dev` as an editor meets it: what is saved shows by itself, mistakes too, and they go when mended. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { contentFolder, readSite } from "../../app/content/site.server.ts";
import { slugOf } from "../../app/content/slug.ts";

test.describe.configure({ mode: "serial" });
/** A change shows within a second on an idle machine. Here other tests run beside it. */
const soon = { timeout: 15_000 };

let folder: string;
let content: string;
let server: ChildProcess;
let origin: string;
/** What the terminal says. */
let said = "";
let page: Page;

const at = (file: string) => path.join(content, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const write = (file: string, data: string | Buffer) => writeFileSync(at(file), data);
const photo = (color: string) =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

async function startServer(): Promise<string> {
  server = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1"], {
    env: {
      ...process.env,
      CONTENT_DIR: content,
      GENERATED_DIR: path.join(folder, "generated"),
      // Playwright sets another.
      NODE_ENV: "development",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += stripVTControlCharacters(String(data));
      const address = /Local:\s+(http:\S+?)\/\s/.exec(said)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.on("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}

/** A phone number that is none, in a file that every practice has. */
function breakPhone() {
  const right = read("practice.yaml");
  write("practice.yaml", right.replace(/^phone:.*$/m, "phone: call us"));
  return { mend: () => write("practice.yaml", right) };
}
async function open(address: string) {
  await page.goto(origin + address);
  await page.waitForSelector("html[data-hydrated]");
}
const mistake = () => page.getByRole("heading", { name: "The content has 1 mistake" });

let site: ReturnType<typeof readSite>;
let first: { mend: () => void };

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  // Both have led to changes that nobody saw: a space, and a folder called app.
  folder = mkdtempSync(path.join(tmpdir(), "dev server "));
  content = path.join(folder, "app", "our content");
  cpSync(contentFolder(), content, { recursive: true });
  site = readSite(content);
  first = breakPhone();
  origin = await startServer();
  page = await browser.newPage();
  // The first page brings Vite to work, which takes long on a busy machine.
  await page.goto(origin, { timeout: 60_000 });
});

test.afterAll(async () => {
  await page?.close();
  if (server && server.exitCode === null) {
    server.kill();
    await once(server, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("a mistake that was there before is told in our words, and goes when mended", async () => {
  await expect(mistake()).toBeVisible(soon);
  await expect(page.getByRole("heading", { name: /content\/practice\.yaml:\d+.* phone/ })).toBeVisible();
  await expect(page.getByText("to do")).toBeVisible();
  first.mend();
  await expect(page.getByRole("heading", { level: 1, name: site.pages.home.hero.headline })).toBeVisible({
    timeout: 60_000,
  });
  await page.waitForSelector("html[data-hydrated]", { timeout: 60_000 });
});

test("a saved sentence shows by itself", async () => {
  const [service] = site.services;
  if (!service) throw new Error("There is no service.");
  await open(`/services/${service.slug}`);
  write(service.file, `${read(service.file).trimEnd()}\n\nThis sentence was just saved.\n`);
  await expect(page.getByText("This sentence was just saved.")).toBeVisible(soon);
});

test("a mistake that comes while editing is told too, and goes when mended", async () => {
  said = "";
  const { mend } = breakPhone();
  await expect(mistake()).toBeVisible(soon);
  // Once, and without the stack of a program that nobody here has written.
  expect(said.match(/content\/practice\.yaml:/g)).toHaveLength(1);
  expect(said).not.toMatch(/^\s+at /m);
  // Feeds and the like say the same.
  const feed = await page.request.get(`${origin}/feed.xml`);
  expect(feed.status()).toBe(500);
  expect(await feed.text()).toContain("content/practice.yaml:");
  mend();
  await expect(page.getByText("This sentence was just saved.")).toBeVisible(soon);
  expect(said).toContain("The content is right again.");
});

test("a photo takes the place of a picture by itself; one that can't be read is named", async () => {
  const [article] = site.articles;
  if (!article) throw new Error("There is no article.");
  const file = pictureFile(article.image);
  await open(`/blogs/${article.slug}`);
  write(file, "This is a letter.");
  await expect(page.getByRole("heading", { name: `content/${file} picture` })).toBeVisible(soon);
  write(file, await photo("#c98f67"));
  const shown = page.locator(`main img[src*="${article.image.replaceAll("/", "-")}"][src$=".jpg"]`).first();
  await expect(shown).toHaveJSProperty("naturalWidth", 1280, soon);
  // Another one under the same name.
  const before = await shown.getAttribute("src");
  write(file, await photo("#3b6b6b"));
  await expect(shown).not.toHaveAttribute("src", before ?? "", soon);
  await expect(shown).toHaveJSProperty("naturalWidth", 1280, soon);
});

test("a new article has its page by itself, and a deleted one has none", async () => {
  const [newest] = site.articles;
  if (!newest) throw new Error("There is no article.");
  const title = "An article from this test";
  const file = newest.file.replace(/\d+(?=\.md$)/, (id) => String(Number(id) + 1));
  const picture = "images/blogs/from-this-test.jpg";
  await open("/blogs");
  write(picture, await photo("#88aacc"));
  const text = read(newest.file)
    .replace(/^title:.*$/m, `title: ${title}`)
    .replace(/^image:.*$/m, "image: blogs/from-this-test");
  write(file, text);
  const listed = page.getByRole("heading", { name: title });
  await expect(listed).toBeVisible(soon);
  const own = await page.request.get(`${origin}/blogs/${slugOf(title)}`, {
    headers: { accept: "text/html" },
  });
  expect(own.status()).toBe(200);
  expect(await own.text()).toContain(`>${title}</h1>`);
  rmSync(at(file));
  rmSync(at(picture));
  await expect(listed).toHaveCount(0, soon);
  await expect(page.getByRole("heading", { level: 1, name: site.pages.blogs.title })).toBeVisible(soon);
});

/** The file of a picture if it is a photograph; else the photograph that may stand for the drawing. */
function pictureFile(name: string): string {
  const base = path.basename(name);
  const files = readdirSync(at(`images/${path.dirname(name)}`));
  const found = files.find((file) => path.parse(file).name === base && !file.endsWith(".svg"));
  return `images/${path.dirname(name)}/${found ?? `${base}.jpg`}`;
}
