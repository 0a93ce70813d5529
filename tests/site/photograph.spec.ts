/** A photo replaces a drawing without a change of code. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "../../site/read/site.server.ts";
import { generatedFolder } from "../../site/view/pictures.server.ts";
import { site } from "../support/site.ts";

test("a photo replaces a drawn portrait", async () => {
  test.setTimeout(180_000);
  const scratch = mkdtempSync(path.resolve(".cache/photograph-"));
  try {
    const content = path.join(scratch, "content");
    cpSync(contentFolder(), content, { recursive: true });
    cpSync(generatedFolder, path.join(scratch, "generated"), { recursive: true });
    const drawn = site.providers.find(
      ({ image }) => image && existsSync(path.join(content, `images/${image}.svg`)),
    );
    if (!drawn) throw new Error("the test practice has no drawn portrait");
    const photo = sharp({ create: { width: 1500, height: 1750, channels: 3, background: "#c98f67" } });
    await photo.jpeg().toFile(path.join(content, `images/${drawn.image}.jpg`));
    execFileSync(process.execPath, ["tools/build.ts"], {
      env: {
        ...process.env,
        CONTENT_DIR: content,
        GENERATED_DIR: path.join(scratch, "generated"),
        BUILD_DIR: path.join(scratch, "build"),
      },
      stdio: "pipe",
    });
    const html = readFileSync(path.join(scratch, `build/client/providers/${drawn.slug}.html`), "utf8");
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
