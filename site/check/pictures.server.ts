/** Checks that every picture named in content exists, every file is used, and no two articles share one. */

import path from "node:path";
import { writtenArticles } from "../article-list.ts";
import { filesOf } from "../pages.ts";
import {
  drawingFault,
  filesByName,
  isDrawing,
  isPicture,
  pictureEndings,
  pictureFiles,
  pictureName,
} from "../read/picture-files.server.ts";
import { fieldName, nearest, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { type PictureSize, pictureSizes } from "../schema/picture.ts";

interface Use {
  file: string;
  field: string;
  name: string;
  size: PictureSize;
}

/** Phones show NAME-phone instead of these, if there is one. */
const withPhoneVariant: PictureSize[] = ["hero", "banner", "map"];

/** Required file names, for the logo and the icons. */
const brand: Use[] = (["mark", "favicon", "maskable"] as const).map((name) => ({
  file: "images/brand",
  field: "folder",
  name: `brand/${name}`,
  size: name,
}));
/** Optional: the logo as an SVG that is inlined and uses the page's colors. */
const inPage = "brand/mark-in-page";

export function* checkPictures(site: Site, content: string): Generator<Problem> {
  const root = path.join(content, "images");
  const files = pictureFiles(root);
  const names = filesByName(files);
  const uses = usesOf(site);
  for (const { file, field, name, size } of uses) {
    if (names.has(name)) continue;
    const near = nearest(name, [...names.keys()]);
    yield {
      file,
      field,
      expected: `a picture content/images/${name} that ends in ${pictureEndings.join(", ")} (${pictureSizes[size]})`,
      received: "nothing there",
      remedy: near ? `put the picture there, or write ${near} if you mean that one` : "put the picture there",
    };
  }
  yield* checkFiles(files, uses);
  yield* checkDrawings(root, [...names.values()].filter(isDrawing));
  yield* checkShared(site);
}

/** Every picture that a content file names, and the brand pictures. */
const usesOf = (site: Site): Use[] => [
  ...filesOf(site).flatMap(({ file, fields }) =>
    fields.flatMap(({ path: field, value, mark }) =>
      mark.picture ? [{ file, field: fieldName(field), name: String(value), size: mark.picture }] : [],
    ),
  ),
  ...brand,
];

function* checkFiles(files: string[], uses: Use[]): Generator<Problem> {
  const used = new Set(
    uses.flatMap(({ name, size }) => (withPhoneVariant.includes(size) ? [name, `${name}-phone`] : [name])),
  );
  const photographs = new Map<string, string>();
  for (const file of files) {
    const place = { file: `images/${file}`, field: "file name" };
    const name = pictureName(file);
    const other = photographs.get(name);
    if (!isPicture(file)) {
      yield {
        ...place,
        expected: `an ending of: ${pictureEndings.join(", ")}`,
        received: path.extname(file) || "none",
        remedy: "save the picture as .jpg (photograph) or .svg (drawing), and delete this file",
      };
    } else if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)) {
      yield {
        ...place,
        expected: "one folder, then small letters, digits and hyphens, like blogs/fall-walk.jpg",
        received: file,
        remedy: "rename the file, and write the new name in the content file that shows it",
      };
    } else if (!used.has(name) && name !== inPage) {
      // Every file here is published, so an unused one could be a patient's photograph left by mistake.
      yield {
        file: `images/${file}`,
        field: "picture",
        expected: "a picture that a page shows",
        received: "a picture that no content file names",
        remedy: `delete it, or name it in a content file: image: ${name}`,
      };
    } else if (name === inPage && !isDrawing(file)) {
      yield {
        ...place,
        expected: "a drawing: .svg",
        received: path.extname(file),
        remedy: `save the logo as brand/mark${path.extname(file)} instead, and delete this file`,
      };
    } else if (other && !isDrawing(file)) {
      yield {
        ...place,
        expected: "one photograph of a name",
        received: `${path.basename(file)} beside ${path.basename(other)}`,
        remedy: "delete the one that you don't want to show",
      };
    }
    if (isPicture(file) && !isDrawing(file)) photographs.set(name, file);
  }
}

function* checkDrawings(root: string, files: string[]): Generator<Problem> {
  for (const file of files) {
    const fault = drawingFault(path.join(root, file));
    if (fault) yield { file: `images/${file}`, field: "drawing", ...fault };
  }
}

function* checkShared(site: Site): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const { file, image } of writtenArticles(site).reverse()) {
    const other = seen.get(image);
    if (other) {
      yield {
        file,
        field: "image",
        expected: "a picture that no other article has",
        received: `${image}, which content/${other} has too`,
        remedy: "give one of the two articles another picture",
      };
    }
    seen.set(image, other ?? file);
  }
}
