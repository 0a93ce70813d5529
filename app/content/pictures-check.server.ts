/** Every picture that content names is there, every picture that is there is used, and no two articles share one. */
import path from "node:path";
import type { Reader } from "./files.server.ts";
import {
  drawingFault,
  filesByName,
  isDrawing,
  isPicture,
  pictureEndings,
  pictureFiles,
  pictureName,
} from "./picture-files.server.ts";
import { fieldName, nearest } from "./problem.ts";
import type { Site } from "./site.server.ts";

/** Shapes and sizes as the pages show them; a photograph should have at least these pixels. */
const sizes = {
  hero: "about 16:9, 2400 x 1350, calm on the left, where the words stand",
  banner: "a wide strip, 2400 x 500, calm on the left",
  footer: "wide and dark, 2400 x 1070, empty in the upper half",
  notFound: "8:5, 1280 x 800",
  reviews: "8:9, 880 x 990",
  sharing: "about 16:9, 2400 x 1350, calm on the left, where the title stands",
  service: "4:3, 1600 x 1200",
  portrait: "upright 6:7, 960 x 1120",
  office: "3:2, 1600 x 1067",
  article: "8:5, 1600 x 1000",
  about: "upright 8:9, 1280 x 1440",
  programme: "4:3, 1280 x 960",
  map: "about 12:7, 1920 x 1120",
  mark: "7:8, 280 x 320: the sign beside the practice's name",
  favicon: "square, 512 x 512: the sign in a browser's tab",
  maskable: "square, 512 x 512, the sign in the middle and color to all edges: phones cut the corners off",
};

interface Use {
  file: string;
  field: string;
  name: string;
  size: keyof typeof sizes;
  /** A picture of the same name with -phone at its end takes its place on phones. */
  hasTwin?: true;
}

/** Needed by their names, for the logo and the icons. */
const brand: Use[] = (["mark", "favicon", "maskable"] as const).map((name) => ({
  file: "images/brand",
  field: "folder",
  name: `brand/${name}`,
  size: name,
}));
/** The logo as a drawing that takes the page's colors. May be left out. */
const inPage = "brand/mark-in-page";

export function checkPictures(site: Site, reader: Reader) {
  const root = path.join(reader.root, "images");
  const files = pictureFiles(root);
  const names = filesByName(files);
  const uses = [...usesOf(site)];
  for (const { file, field, name, size } of uses) {
    if (names.has(name)) continue;
    const near = nearest(name, [...names.keys()]);
    reader.report({
      file,
      field,
      expected: `a picture content/images/${name} that ends in ${pictureEndings.join(", ")} (${sizes[size]})`,
      received: "nothing there",
      remedy: near ? `put the picture there, or write ${near} if you mean that one` : "put the picture there",
    });
  }
  checkFiles(files, uses, reader);
  checkDrawings(root, [...names.values()].filter(isDrawing), reader);
  checkShared(site, reader);
}

function checkFiles(files: string[], uses: Use[], reader: Reader) {
  const used = new Set(uses.flatMap(({ name, hasTwin }) => (hasTwin ? [name, `${name}-phone`] : [name])));
  const photographs = new Map<string, string>();
  for (const file of files) {
    const told = { file: `images/${file}`, field: "file name" };
    const name = pictureName(file);
    const other = photographs.get(name);
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
    } else if (!used.has(name) && name !== inPage) {
      // Whatever lies here is published: a forgotten photograph of a patient must not be.
      reader.report({
        file: `images/${file}`,
        field: "picture",
        expected: "a picture that a page shows",
        received: "a picture that no content file names",
        remedy: `delete it, or name it in a content file: image: ${name}`,
      });
    } else if (name === inPage && !isDrawing(file)) {
      reader.report({
        ...told,
        expected: "a drawing that stands in the page: .svg",
        received: path.extname(file),
        remedy: `save the logo as brand/mark${path.extname(file)} instead, and delete this file`,
      });
    } else if (other && !isDrawing(file)) {
      reader.report({
        ...told,
        expected: "one photograph of a name",
        received: `${path.basename(file)} beside ${path.basename(other)}`,
        remedy: "delete the one that you don't want to show",
      });
    }
    if (isPicture(file) && !isDrawing(file)) photographs.set(name, file);
  }
}

function checkDrawings(root: string, files: string[], reader: Reader) {
  for (const file of files) {
    const fault = drawingFault(path.join(root, file));
    if (fault) reader.report({ file: `images/${file}`, field: "drawing", ...fault });
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

function* usesOf({ pages, theme, ...site }: Site): Generator<Use> {
  const entries = [
    ...site.services.map((entry) => ({ ...entry, size: "service" as const })),
    ...site.providers.map((entry) => ({ ...entry, size: "portrait" as const })),
    ...site.locations.map((entry) => ({ ...entry, size: "office" as const })),
    ...site.articles.map((entry) => ({ ...entry, size: "article" as const })),
    ...site.textPages.map((entry) => ({ ...entry, size: "about" as const })),
  ];
  for (const { file, image, size } of entries) if (image) yield { file, field: "image", name: image, size };
  const maps = [...site.locations, { ...pages["contact-us"], file: "pages/contact-us.yaml" }];
  for (const { file, mapImage } of maps) {
    if (mapImage) yield { file, field: "mapImage", name: mapImage, size: "map", hasTwin: true };
  }
  const home = "pages/home.yaml";
  for (const [index, scene] of pages.home.hero.pictures.entries()) {
    const field = (mode: string) => fieldName(["hero", "pictures", index, mode]);
    yield { file: home, field: field("light"), name: scene.light, size: "hero", hasTwin: true };
    if (scene.dark) yield { file: home, field: field("dark"), name: scene.dark, size: "hero", hasTwin: true };
  }
  const { image } = pages.home.about;
  if (image) yield { file: home, field: "about > image", name: image, size: "about" };
  for (const [index, programme] of (pages["population-health"]?.programmes ?? []).entries()) {
    yield {
      file: "pages/population-health.yaml",
      field: fieldName(["programmes", index, "image"]),
      name: programme.image,
      size: "programme",
    };
  }
  yield* themeUses(theme.pictures);
  yield* brand;
}

function* themeUses({ banner, ...pictures }: Site["theme"]["pictures"]): Generator<Use> {
  const of = (name: string, ...field: string[]) => ({
    file: "theme.yaml",
    field: fieldName(["pictures", ...field]),
    name,
  });
  if (banner) yield { ...of(banner.light, "banner", "light"), size: "banner", hasTwin: true };
  if (banner?.dark) yield { ...of(banner.dark, "banner", "dark"), size: "banner", hasTwin: true };
  for (const part of ["footer", "notFound", "reviews", "sharing"] as const) {
    const name = pictures[part];
    if (name) yield { ...of(name, part), size: part };
  }
}
