/** Which pictures pages show, and checks that each is there and that no other lies beside them. */

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
  renamed,
} from "../read/picture-files.server.ts";
import { type Problem, suggestion } from "../read/problem.ts";
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

/** Every file is in one of the two: a picture by its name, or a file that no page shows. */
function sorted(site: Site, content: string) {
  const root = path.join(content, "images");
  const slugs = site.offices.map(({ slug }) => slug);
  const names = new Set(usesOf(site).flatMap(({ name, size }) => variantsOf(name, size, slugs)));
  const isShown = (name: string, file: string) => names.has(name) || (name === inPage && isDrawing(file));
  const shown = new Map([...filesByName(root)].filter(([name, file]) => isShown(name, file)));
  const isUnused = (file: string) => isPicture(file) && !isShown(pictureName(file), file);
  return { shown, unused: filesBelow(root).filter(isUnused) };
}

/** The file of each picture that a page shows. No other is published: it could be a patient's photograph, left by mistake. */
export const shownPictures = (site: Site, content: string) => sorted(site, content).shown;

export function* unusedPictures(site: Site, { root }: Pick<Source, "root">): Generator<Problem> {
  for (const file of sorted(site, root).unused)
    yield {
      file: `images/${file}`,
      path: ["picture"],
      expected: "a picture that a page shows",
      found: "a picture that no content file names. It is left out of the site",
      todo: `delete it, or name it in a content file: image: ${pictureName(file).replace(/-phone$/, "")}`,
    };
}

export function* checkPictures(site: Site, { root: content }: Pick<Source, "root">): Generator<Problem> {
  const root = path.join(content, "images");
  const names = filesByName(root);
  for (const { file, path: field, name, size } of usesOf(site)) {
    if (names.has(name)) continue;
    yield {
      file,
      path: field,
      expected: `a picture content/images/${name} that ends in ${pictureEndings.join(", ")} (${pictureSizes[size].best})`,
      found: "nothing there",
      todo: suggestion(name, [...names.keys()], "put the picture there"),
    };
  }
  yield* checkFiles(filesBelow(root));
  for (const file of shownPictures(site, content).values()) {
    const fault = isDrawing(file) && drawingFault(path.join(root, file));
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

function* checkFiles(files: string[]): Generator<Problem> {
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
          "one folder, then small letters a to z without accents, digits and hyphens, like blogs/fall-walk.jpg",
        found: file,
        todo: renamed(file) ?? "put the file into a folder for its kind of page, under such a name",
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
