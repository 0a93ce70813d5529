/**
 * All that needs a dev server, on one, because it takes longer to start than most tests here: `npm run dev` reloads saved content and
 * shows mistakes until they are fixed; the gallery of components, and the forms of `npm run edit`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { readSite } from "../../../engine/data/load.server.ts";
import { slugOf } from "../../../engine/data/read/slug.ts";
import { contentFolder, inEngine } from "../../../engine/roots.ts";
import { freePort } from "../../environment/free-port.ts";
import { read as built, files } from "../../support/built.ts";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { isHydrated, open, slowStart } from "../../support/visit.ts";
import { type Editor, photo, startEditor } from "./editor.ts";
import { testForms } from "./forms.ts";

test.describe.configure({ mode: "default" });

let editor: Editor;
let page: Page;
let site: ReturnType<typeof readSite>;

const at = (file: string) => path.join(editor.content, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const write = (file: string, data: string | Buffer) => writeFileSync(at(file), data);
/** Writes an invalid phone number to a file that every practice has. */
function breakPhone(content: string) {
  const file = path.join(content, "practice.yaml");
  const right = readFileSync(file, "utf8");
  writeFileSync(file, right.replace(/^phone:.*$/m, "phone: call us"));
  return { fix: () => writeFileSync(file, right) };
}
const mistake = () => page.getByRole("heading", { name: "The content has 1 mistake" });

/** Marks that a box for rich text would write in another way. */
const marked = "Take *one* pill, not **two**: 5 * 3 is 15.\n\n* One more line.\n* And another.";

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  site = readSite(contentFolder());
  let broken: ReturnType<typeof breakPhone> | undefined;
  editor = await startEditor(browser, {
    root: contentFolder(),
    port: await freePort(),
    prepare: (content) => {
      const file = path.join(content, "services/foot-care.md");
      writeFileSync(file, `${readFileSync(file, "utf8").trim()}\n${marked}\n`);
      broken = breakPhone(content);
    },
  });
  page = editor.preview;
  await test.step("a mistake from before the start is shown until it is fixed", async () => {
    await page.goto("/", slowStart);
    await expect(mistake()).toBeVisible();
    await expect(page.getByRole("heading", { name: /content\/practice\.yaml:\d+.* phone/ })).toBeVisible();
    await expect(page.getByText("to do")).toBeVisible();
    broken?.fix();
    await expect(page.getByRole("heading", { level: 1, name: site.pages.home.hero.headline })).toBeVisible(
      slowStart,
    );
    await isHydrated(page, slowStart);
  });
});
test.afterAll(() => editor?.close());

test("a saved sentence shows without a reload by hand", async () => {
  const [service] = site.services;
  if (!service) throw new Error("There is no service.");
  await open(page, `/services/${service.slug}`);
  write(service.file, `${read(service.file).trimEnd()}\n\nThis sentence was just saved.\n`);
  await expect(page.getByText("This sentence was just saved.")).toBeVisible();
});

test("a mistake made while the server runs is shown until it is fixed", async () => {
  await open(page, "/blogs");
  editor.log.text = "";
  const { fix } = breakPhone(editor.content);
  await expect(mistake()).toBeVisible();
  // Logged once, without a stack trace.
  expect(editor.log.text.match(/content\/practice\.yaml:/g)).toHaveLength(1);
  expect(editor.log.text).not.toMatch(/^\s+at /m);
  // Feeds and other files respond with the same message.
  const feed = await page.request.get("/feed.xml");
  expect(feed.status()).toBe(500);
  expect(await feed.text()).toContain("content/practice.yaml:");
  fix();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages.blogs.title);
  expect(editor.log.text).toContain("The content is right again.");
});

test("a new photo replaces a picture, and a file that is not a picture is reported", async () => {
  const article = site.articles.find(({ image }) => image);
  if (!article?.image) throw new Error("There is no article with a picture.");
  const file = pictureFile(article.image);
  await open(page, `/blogs/${article.slug}`);
  write(file, "This is text.");
  await expect(page.getByRole("heading", { name: `content/${file} picture` })).toBeVisible();
  write(file, await photo("#c98f67"));
  const shown = page.locator(`main img[src*="${article.image.replaceAll("/", "-")}"][src$=".jpg"]`).first();
  await expect(shown).toHaveJSProperty("naturalWidth", 1280);
  // Another photo with the same file name.
  const before = await shown.getAttribute("src");
  write(file, await photo("#3b6b6b"));
  await expect(shown).not.toHaveAttribute("src", before ?? "");
  await expect(shown).toHaveJSProperty("naturalWidth", 1280);
});

test("a new article gets its page, and a deleted one loses it", async () => {
  const [newest] = site.articles;
  if (!newest) throw new Error("There is no article.");
  const title = "An article from this test";
  const file = newest.file.replace(/\d+(?=\.md$)/, (id) => String(Number(id) + 1));
  const picture = "images/blogs/from-this-test.jpg";
  await open(page, "/blogs");
  write(picture, await photo("#88aacc"));
  const text = read(newest.file)
    .replace(/^title:.*$/m, `title: ${title}`)
    .replace(/^slug:.*\n/m, "")
    .replace(/^image:.*$/m, "image: blogs/from-this-test");
  write(file, text);
  const listed = page.getByRole("heading", { name: title });
  await expect(listed).toBeVisible();
  const own = await page.request.get(`/blogs/${slugOf(title)}`, {
    headers: { accept: "text/html" },
  });
  expect(own.status()).toBe(200);
  expect(await own.text()).toContain(`>${title}</h1>`);
  rmSync(at(file));
  rmSync(at(picture));
  await expect(listed).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: site.pages.blogs.title })).toBeVisible();
});

/** The file of a photo; for a drawing, the file of the photo that would replace it. */
function pictureFile(name: string): string {
  const base = path.basename(name);
  const files = readdirSync(at(`images/${path.dirname(name)}`));
  const found = files.find((file) => path.parse(file).name === base && !file.endsWith(".svg"));
  return `images/${path.dirname(name)}/${found ?? `${base}.jpg`}`;
}

test("the gallery shows examples of every component, without an error", async () => {
  const names = (folder: string, pattern: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap(
      (file) => pattern.exec(file)?.[1] ?? [],
    );
  const examples = names(inEngine("app"), /([^/\\]+)\.examples\.tsx$/).sort();
  expect(examples).toEqual(expect.arrayContaining(names(inEngine("app/components"), /^(\w+)$/)));
  const errors = collectErrors(page);
  await page.goto("/gallery", slowStart);
  const sections = page.locator("[data-gallery]");
  await sections.first().waitFor(slowStart);
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id).sort())).toEqual(examples);
  expectNone(errors);
});

test("the build contains neither the gallery nor its code", async ({ request }) => {
  expect((await request.get("/gallery")).status()).toBe(404);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /gallery|examples/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|json|xml|data|txt)$/.test(file));
  expect(texts.filter((file) => /data-gallery|\.examples|Núñez-Ibáñez/.test(built(file)))).toEqual([]);
});

test.describe("forms", () => testForms(() => editor));
