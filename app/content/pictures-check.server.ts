/** Every picture that content names is there, every picture that is there is used, and no two articles share one. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Reader } from "./files.server.ts";
import { nearest } from "./problem.ts";
import type { Site } from "./site.server.ts";

export const pictureEndings = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"];

/** Pictures that the code itself shows. */
const shownByCode = ["banner/dawn", "banner/night", "footer/night", "testimonial/perch", "pages/not-found"];
/** Used by tools, or drawn for a place that may or may not show them. */
const kept = /^(brand\/|maps\/arizona$)/;

interface Use {
  file: string;
  field: string;
  name: string;
}

export function checkPictures(site: Site, reader: Reader) {
  const files = pictureFiles(path.join(reader.root, "images"));
  const names = new Map(files.filter(isPicture).map((file) => [nameOf(file), file]));
  const uses = [...usesOf(site)];
  for (const { file, field, name } of [...uses, ...twins(uses, names)]) {
    if (names.has(name)) continue;
    const near = nearest(name, [...names.keys()]);
    reader.report({
      file,
      field,
      expected: `a picture content/images/${name} that ends in ${pictureEndings.join(", ")}`,
      received: "nothing there",
      remedy: near ? `put the picture there, or write ${near} if you mean that one` : "put the picture there",
    });
  }
  checkFiles(files, uses, reader);
  checkShared(site, reader);
}

function checkFiles(files: string[], uses: Use[], reader: Reader) {
  const used = new Set(uses.map(({ name }) => name));
  for (const file of files) {
    const told = { file: `images/${file}`, field: "file name" };
    const name = nameOf(file);
    if (!isPicture(file)) {
      reader.report({
        ...told,
        expected: `an ending of: ${pictureEndings.join(", ")}`,
        received: path.extname(file) || "none",
        remedy: "save the picture as .jpg (photograph) or .svg (drawing), and delete this file",
      });
    } else if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)) {
      reader.report({
        ...told,
        expected: "one folder, then small letters, digits and hyphens, like blogs/fall-walk.jpg",
        received: file,
        remedy: "rename the file, and write the new name in the content file that shows it",
      });
    } else if (!used.has(name) && !used.has(name.replace(/-phone$/, "")) && !kept.test(name)) {
      // Whatever lies here is published: a forgotten photograph of a patient must not be.
      reader.report({
        file: `images/${file}`,
        field: "picture",
        expected: "a picture that a page shows",
        received: "a picture that no content file names",
        remedy: `delete it, or name it in a content file: image: ${name}`,
      });
    }
  }
}

function checkShared(site: Site, reader: Reader) {
  const seen = new Map<string, string>();
  for (const { file, image } of [...site.articles].reverse()) {
    const other = seen.get(image);
    if (other) {
      reader.report({
        file,
        field: "image",
        expected: "a picture that no other article has",
        received: `${image}, which content/${other} has too`,
        remedy: "give one of the two articles another picture",
      });
    }
    seen.set(image, other ?? file);
  }
}

function* usesOf({ pages, ...site }: Site): Generator<Use> {
  const entries = [
    ...site.services,
    ...site.providers,
    ...site.locations,
    ...site.articles,
    ...site.textPages,
  ];
  for (const { file, image } of entries) if (image) yield { file, field: "image", name: image };
  for (const { file, slug, mapImage } of site.locations) {
    if (mapImage) yield { file, field: "mapImage", name: mapImage };
    for (const time of ["dawn", "night"]) {
      yield { file, field: "picture on the home page", name: `hero/${slug}-${time}` };
    }
  }
  const { image: about } = pages.home.about;
  if (about) yield { file: "pages/home.yaml", field: "about > image", name: about };
  const { mapImage: overview } = pages["contact-us"];
  if (overview) yield { file: "pages/contact-us.yaml", field: "mapImage", name: overview };
  for (const [index, { image }] of (pages["population-health"]?.programmes ?? []).entries()) {
    yield {
      file: "pages/population-health.yaml",
      field: `programmes > no. ${index + 1} > image`,
      name: image,
    };
  }
  for (const name of shownByCode) yield { file: `images/${path.dirname(name)}`, field: "folder", name };
}

/** A drawn map needs its upright twin for phones; a photograph or scan does not. */
function twins(uses: Use[], names: Map<string, string>): Use[] {
  return uses
    .filter(({ name }) => name.startsWith("maps/") && names.get(name)?.endsWith(".svg"))
    .map((use) => ({ ...use, name: `${use.name}-phone` }));
}

function pictureFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHousekeeping(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** Files that computers leave behind by themselves. */
export const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);
const isPicture = (file: string) => pictureEndings.includes(path.extname(file).toLowerCase());
const nameOf = (file: string) => file.slice(0, file.length - path.extname(file).length);
