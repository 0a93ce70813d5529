/** Cuts the picture of each page to an Open Graph image, 1200 x 630: once for each picture, however many pages have it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeFile } from "../environment/write-file.ts";
import { ownPages } from "../site/pages.ts";
import { safeDrawing } from "../site/read/drawing.server.ts";
import { filesByName, isDrawing } from "../site/read/picture-files.server.ts";
import { contentFolder, type Site } from "../site/read/site.server.ts";
import { editionsOf } from "../site/text/language.ts";
import { shareImagePath, sharePicture } from "../site/view/share-image.server.ts";
import { BuildError } from "./in-place.ts";

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
