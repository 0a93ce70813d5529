/** Pictures: small enough, and replaced by a photograph without touching code. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { siteFolder } from "../../tools/build/stamp.ts";

const kilobyte = 1024;
const budgets = { drawing: 12 * kilobyte, hero: 20 * kilobyte, homeFirstView: 150 * kilobyte };

test("each drawing is small", () => {
  const folder = path.join(siteFolder, "pictures");
  const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(60);
  for (const file of drawings) {
    const size = gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
    expect(size, file).toBeLessThanOrEqual(file.startsWith("hero-") ? budgets.hero : budgets.drawing);
  }
});

for (const width of [390, 1440]) {
  test(`the pictures of the home page's first view at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image")
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budgets.homeFirstView);
    await page.close();
  });
}

test("a photograph takes the place of a drawn portrait", async () => {
  test.setTimeout(180_000);
  const scratch = mkdtempSync(path.resolve(".cache/photograph-"));
  try {
    const content = path.join(scratch, "content");
    cpSync("content", content, { recursive: true });
    cpSync(".cache/generated", path.join(scratch, "generated"), { recursive: true });
    const photo = sharp({ create: { width: 1500, height: 1750, channels: 3, background: "#c98f67" } });
    await photo.jpeg().toFile(path.join(content, "images/providers/elena-marrufo-md.jpg"));
    execFileSync(process.execPath, ["tools/build.ts"], {
      env: {
        ...process.env,
        CONTENT_DIR: content,
        GENERATED_DIR: path.join(scratch, "generated"),
        BUILD_DIR: path.join(scratch, "build"),
      },
      stdio: "pipe",
    });
    const html = readFileSync(path.join(scratch, "build/client/providers/elena-marrufo-md.html"), "utf8");
    const picture =
      /<picture><source type="image\/avif" srcSet="([^"]+)".*?<source type="image\/webp" srcSet="([^"]+)".*?<img src="([^"]+\.jpg)" width="(\d+)" height="(\d+)"/.exec(
        html,
      );
    expect(picture, "the portrait is a <picture> with AVIF and WebP").not.toBeNull();
    const [, avif = "", webp = "", jpeg = "", width, height] = picture ?? [];
    expect(Number(height) / Number(width)).toBeCloseTo(1750 / 1500, 2);
    for (const source of [avif, webp]) {
      const files = source.split(", ").map((entry) => entry.split(" ")[0] ?? "");
      expect(files.length).toBeGreaterThanOrEqual(5);
      for (const file of [...files, jpeg]) {
        const { format } = await sharp(path.join(scratch, "build/client", file)).metadata();
        expect(["heif", "webp", "jpeg"]).toContain(format);
      }
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
