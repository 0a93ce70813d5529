/** Checks that every picture named in content exists, and that every file is used. */

import path from "node:path";
import { filesOf } from "../pages.ts";
import { downloadFiles, isPdf } from "../read/download-files.server.ts";
import { filesBelow } from "../read/files-below.server.ts";
import {
  drawingFault,
  filesByName,
  isDrawing,
  isPicture,
  pictureEndings,
  pictureName,
} from "../read/picture-files.server.ts";
import { nearest, type Problem, suggestion } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { type PictureSize, pictureSizes } from "../schema/picture.ts";
import type { Source } from "./text/texts.ts";

interface Use {
  file: string;
  path: PropertyKey[];
  name: string;
  size: PictureSize;
}

/** Pages show NAME-slug, and phones NAME-phone, instead of these, if there is one. */
const variantsOf = (name: string, size: PictureSize, slugs: string[]): string[] => {
  const names = size === "banner" ? [name, ...slugs.map((slug) => `${name}-${slug}`)] : [name];
  return ["hero", "banner", "map"].includes(size) ? names.flatMap((one) => [one, `${one}-phone`]) : names;
};

/** Required file names, for the logo and the icons. */
const brand: Use[] = (["mark", "favicon", "maskable"] as const).map((name) => ({
  file: "images/brand",
  path: ["folder"],
  name: `brand/${name}`,
  size: name,
}));
/** Optional: the logo as an SVG that is inlined and uses the page's colors. */
const inPage = "brand/mark-in-page";

export function* checkPictures(site: Site, { root: content }: Pick<Source, "root">): Generator<Problem> {
  const root = path.join(content, "images");
  const files = filesBelow(root);
  const names = filesByName(root);
  const uses = usesOf(site);
  const slugs = site.offices.map(({ slug }) => slug);
  const used = new Set<string>();
  for (const { file, path: field, name, size } of uses) {
    const meant = names.has(name) ? name : nearest(name, [...names.keys()]);
    for (const variant of variantsOf(meant ?? name, size, slugs)) used.add(variant);
    if (meant === name) continue;
    yield {
      file,
      path: field,
      expected: `a picture content/images/${name} that ends in ${pictureEndings.join(", ")} (${pictureSizes[size].best})`,
      found: "nothing there",
      todo: meant ? `write ${meant}, if that is what you mean` : "put the picture there",
    };
  }
  yield* checkFiles(files, used);
  for (const file of [...names.values()].filter(isDrawing)) {
    const fault = drawingFault(path.join(root, file));
    if (fault) yield { file: `images/${file}`, path: ["drawing"], ...fault };
  }
}

/** Every picture that a content file names, and the brand pictures. */
const usesOf = (site: Site): Use[] => [
  ...filesOf(site).flatMap(({ file, fields, body }) => [
    ...fields.flatMap(({ path: field, value, mark }) =>
      mark.picture ? [{ file, path: field, name: String(value), size: mark.picture }] : [],
    ),
    ...body.flatMap(({ field, blocks }) =>
      blocks.flatMap((block) =>
        block.type === "picture" ? [{ file, path: field, name: block.name, size: "article" as const }] : [],
      ),
    ),
  ]),
  ...brand,
];

function* checkFiles(files: string[], used: Set<string>): Generator<Problem> {
  const photographs = new Map<string, string>();
  for (const file of files) {
    const place = { file: `images/${file}`, path: ["file name"] };
    const name = pictureName(file);
    const other = photographs.get(name);
    if (!isPicture(file)) {
      yield {
        ...place,
        expected: `an ending of: ${pictureEndings.join(", ")}`,
        found: path.extname(file) || "none",
        todo: file.toLowerCase().endsWith(".pdf")
          ? "move it to content/files and list it in content/downloads.yaml"
          : "save the picture as .jpg (photograph) or .svg (drawing), and delete this file",
      };
    } else if (!/^[a-z0-9-]+\/[a-z0-9_-]+$/.test(name)) {
      yield {
        ...place,
        expected:
          "one folder, then letters a to z in lower case, digits and hyphens, like blogs/fall-walk.jpg",
        found: file,
        todo: "rename the file, and write the new name in the content file that shows it",
      };
    } else if (!used.has(name) && !(name === inPage && isDrawing(file))) {
      // Every file here is published, so an unused one could be a patient's photograph left by mistake.
      yield {
        file: `images/${file}`,
        path: ["picture"],
        expected: "a picture that a page shows",
        found: "a picture that no content file names",
        todo: `delete it, or name it in a content file: image: ${name.replace(/-phone$/, "")}`,
      };
    } else if (other && !isDrawing(file)) {
      yield {
        ...place,
        expected: "one photograph of a name",
        found: `${path.basename(file)} beside ${path.basename(other)}`,
        todo: "delete the one that you don't want to show",
      };
    }
    if (isPicture(file) && !isDrawing(file)) photographs.set(name, file);
  }
}

/** Every file of downloads.yaml is a PDF in content/files, and every file there is listed. */
export function* checkDownloads(
  { downloads: { downloads } }: Site,
  { root }: Pick<Source, "root">,
): Generator<Problem> {
  const files = downloadFiles(root);
  for (const [index, { file }] of downloads.entries()) {
    const isThere = files.includes(file);
    if (isThere && isPdf(root, file)) continue;
    yield {
      file: "downloads.yaml",
      path: ["downloads", index, "file"],
      expected: `a PDF content/files/${file}`,
      found: isThere ? "a file that is no PDF" : "nothing there",
      todo: isThere ? "save it as a PDF again" : suggestion(file, files, "put the file there"),
    };
  }
  // Every file here is published, so one that is not listed could be a patient's, left by mistake.
  for (const file of files.filter((name) => !downloads.some((entry) => entry.file === name)))
    yield {
      file: `files/${file}`,
      path: ["file name"],
      expected: "a PDF that content/downloads.yaml lists",
      found: "a file that is not listed",
      todo: `delete it, or add it there: - { file: ${file}, title: ... }`,
    };
}
