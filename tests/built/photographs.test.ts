/** Photographs of people and articles, as the pages offer them to browsers. Reads the build folder, without a browser. */

import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { siteFolder } from "../../pipeline/stamp.ts";
import { pagesOf } from "../../site/pages.ts";
import { filesByName, isDrawing, pictureFiles } from "../../site/read/picture-files.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { changed } from "../practices.ts";
import { read } from "../support/built.ts";
import { site } from "../support/site.ts";

const images = path.join(contentFolder(), "images");
const files = filesByName(pictureFiles(images));
const withPhotograph = pagesOf(site).flatMap(({ kind, path: page, picture = "" }) => {
  const file = files.get(picture);
  const isShown = kind === "provider" || kind === "article";
  return isShown && file && !isDrawing(file) ? [{ page, name: picture.replace("/", "-"), file }] : [];
});

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
const addresses = (set: string) => set.split(", ").map((entry) => entry.split(" ")[0] ?? "");
const formatOf = async (address: string) => (await sharp(path.join(siteFolder, address)).metadata()).format;

test("pages offer their photographs as AVIF, WebP and JPEG in several widths", async () => {
  for (const { page, name, file } of withPhotograph) {
    const pictures = read(htmlFile(page)).match(/<picture>.*?<\/picture>/g) ?? [];
    const picture = pictures.find((html) => html.includes(`/${name}.`)) ?? "";
    const [avif = "", webp = ""] = picture.match(/<source [^>]*>/g) ?? [];
    const img = /<img [^>]*>/.exec(picture)?.[0] ?? "";
    const original = await sharp(path.join(images, file)).metadata();
    const shown = Number(attribute(img, "width")) / Number(attribute(img, "height"));
    expect(shown, "its shape").toBeCloseTo(original.width / original.height, 1);
    for (const [tag, format] of [
      [avif, "heif"],
      [webp, "webp"],
    ] as const) {
      const offered = addresses(attribute(tag, "srcset"));
      expect(offered.length).toBeGreaterThan(2);
      for (const address of offered) expect(await formatOf(address)).toBe(format);
    }
    expect(await formatOf(attribute(img, "src"))).toBe("jpeg");
  }
});

test.runIf(process.env.PRACTICE === changed.name)("a practice that added photographs shows them", () => {
  expect(withPhotograph.length).toBeGreaterThan(1);
});
