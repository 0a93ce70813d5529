/** Cuts the picture of each page to an Open Graph image, 1200 x 630: once for each picture, however many pages have it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ownPages } from "../data/pages.ts";
import { safeDrawing } from "../data/read/drawing.server.ts";
import { filesByName, isDrawing } from "../data/read/picture-files.server.ts";
import type { Site } from "../data/read/site.server.ts";
import { editionsOf } from "../data/text/language.ts";
import { shareImagePath, sharePicture } from "../data/view/share-image.server.ts";
import { contentFolder } from "../roots.ts";
import { BuildError } from "./in-place.ts";
import { writeFile } from "./write-file.ts";

const [width, height] = [1200, 630];

/** Writes them into the built site. */
export async function makeShareImages(site: Site, root: string) {
  const folder = path.join(contentFolder(), "images");
  const files = filesByName(folder);
  const pictures = editionsOf(site).flatMap((edition) =>
    ownPages(edition).map((page) => sharePicture(edition, page)),
  );
  for (const name of new Set(pictures)) {
    const file = files.get(name) ?? "";
    try {
      writeFile(path.join(root, shareImagePath(name)), await shareImage(path.join(folder, file)));
    } catch (error) {
      throw new BuildError(`content/images/${file}: its Open Graph image can't be made: ${error}`);
    }
  }
}

/** Of an upright picture, what is a little below its top: the face. Of a wide one, the middle. What is clear becomes white. */
async function shareImage(file: string): Promise<Buffer> {
  const source = isDrawing(file) ? Buffer.from(safeDrawing(readFileSync(file, "utf8")).svg) : file;
  const { autoOrient } = await sharp(source).metadata();
  const isUpright = autoOrient.height >= autoOrient.width;
  const top = isUpright ? 120 : 0;
  return sharp(source)
    .rotate()
    .resize({ width, height: height + top, position: isUpright ? "top" : "centre" })
    .extract({ left: 0, top, width, height })
    .flatten({ background: "white" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
