/** Fonts are most of the bytes of a first view. Pages in plain English need only two small files. */
import { expect, type Page } from "@playwright/test";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { isHydrated } from "../../support/visit.ts";

const mostFonts = 50_000;
/** What our fonts must have: all but the names of other languages. */
const ours = ":is(main, footer) :not([lang], :has([lang]))";

/** The fonts that a page requests, by file name without the hash. */
async function fontsFetchedBy(page: Page, path: string) {
  const fetched: Promise<{ name: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const name = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1];
    if (name) fetched.push(response.body().then(({ length }) => ({ name, bytes: length })));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  // On a busy machine the network is idle before the page is laid out, which is what asks for fonts.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
  });
  return (await Promise.all(fetched)).sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Removes accents and italics from the page, and its scripts, which would restore them. The ñ of the link to Español stays,
 * which every page has, and a temperature is added.
 */
async function inPlainEnglish(page: Page) {
  await page.route(/\.js$/, (route) => route.abort());
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).normalize("NFD").replace(/n\u0303/g, "ñ");
    const plain = html.replace(/[\u0300-\u036f¿]/g, "").replace(/<(\/?)em>/g, "<$1span>");
    await route.fulfill({ response, body: plain.replaceAll("</p>", " 104°F</p>") });
  });
}

/** Elements with characters that are in none of our fonts. */
async function drawnByOthers(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (others.length === 0) continue;
    const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId });
    found.push(`${others.join(", ")}: ${outerHTML.slice(0, 80)}`);
  }
  expect(nodeIds.length).toBeGreaterThan(0);
  return found;
}

/** Pages with most of what is typeset: headings, lists, tables, prices, names. */
const inEnglish = [kinds.home, kinds.article, kinds.service, kinds.insurance, kinds["new-patients"]];
/** The character that prevents a line break in such a credential must be in our fonts. */
const hyphened = site.providers.filter(({ credential }) => credential.includes("-"));

const plainPages = new Set([...inEnglish, ...hyphened.map(({ slug }) => `/providers/${slug}`)]);
for (const path of plainPages) {
  test(`${path} in plain English needs two small font files`, async ({ page }) => {
    await inPlainEnglish(page);
    const fetched = await fontsFetchedBy(page, path);
    expect(fetched.map(({ name }) => name)).toEqual(["besley", "national-park"]);
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostFonts);
    expect(await drawnByOthers(page, ours)).toEqual([]);
  });
}

test("our fonts have the accents in names, in small files", async ({ page }) => {
  const fetched = await fontsFetchedBy(page, kinds.provider);
  expect(fetched.map(({ name }) => name)).toEqual([
    "besley",
    "besley-spanish",
    "national-park",
    "national-park-spanish",
  ]);
  // React replaces some elements.
  await isHydrated(page);
  expect(await drawnByOthers(page, ours)).toEqual([]);
});

test("Vietnamese is drawn by a font that has its letters", async ({ page }) => {
  await page.goto(kinds["language-assistance"]);
  const family = await page.locator("p[lang=vi]").evaluate((words) =>
    getComputedStyle(words)
      .fontFamily.split(",")
      .map((name) => name.trim()),
  );
  expect(family[0]).toBe('"Besley for Times"');
  expect(family).not.toContain("Besley");
});

test("other Latin letters are ours too, and fetched where they stand", async ({ page }) => {
  const fetched = await fontsFetchedBy(page, kinds["language-assistance"]);
  expect(fetched.map(({ name }) => name)).toContain("besley-more");
  await isHydrated(page);
  expect(await drawnByOthers(page, "[lang=es], [lang=fr]")).toEqual([]);
});
