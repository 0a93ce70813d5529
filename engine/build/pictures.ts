/**
 * Processes the pictures in content/images: drawings are minified, photographs become AVIF and WebP in
 * several widths with a JPEG fallback. File names contain a content hash, so they can be cached forever.
 * Run by `npm run dev` and `npm run build`; unchanged pictures are skipped.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { optimize } from "svgo";
import { safeDrawing } from "../data/read/drawing.server.ts";
import { isDrawing } from "../data/read/picture-files.server.ts";
import { ContentError, type Problem } from "../data/read/problem.ts";
import type { PictureFile } from "../data/schema/picture.ts";
import { generatedFolder, manifestFile, publicFolder } from "../data/view/pictures.server.ts";
import { contentFolder } from "../roots.ts";
import { isQuick } from "./compress.ts";
import { checkSize, pictureProblem } from "./picture-problem.ts";
import { writeFile } from "./write-file.ts";

const photoWidths = [320, 480, 640, 960, 1280, 1920];
/** A quick AVIF is a quarter larger, and ready in a small part of the time. */
const avif = { quality: 55, effort: isQuick ? 1 : 4 };
/** Change this to regenerate every picture. */
const version = `5 ${avif.effort}`;

const hashOf = (data: Buffer | string) =>
  createHash("sha256").update(version).update(data).digest("base64url").slice(0, 10);

function publish(name: string, data: Buffer | string): string {
  writeFile(path.join(publicFolder, name), data);
  return `/${name}`;
}

function drawing(name: string, source: Buffer): PictureFile {
  const svg = optimize(safeDrawing(source.toString("utf8")).svg, {
    floatPrecision: 1,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { mergePaths: false, convertShapeToPath: false, cleanupIds: false } },
      },
      // Maps and the logo are inlined, so their ids must be unique.
      {
        name: "prefixIds",
        params: { prefix: name.replaceAll("/", "-"), delim: "-", prefixClassNames: false },
      },
    ],
  }).data;
  const [width, height] =
    /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg)?.slice(1) ?? [];
  const src = publish(`pictures/${name.replaceAll("/", "-")}.${hashOf(svg)}.svg`, svg);
  // A drawing whose <svg> has the id "closed" can say with `svg:target` that nobody is there.
  const closed = /^<svg[^>]* id="([^"]*-closed)"/.exec(svg)?.[1];
  return {
    src,
    ...(closed && { closed: `${src}#${closed}` }),
    width: Number(width),
    height: Number(height),
  };
}

/** One JPEG for `npm run dev`, because the whole set of a photograph takes many seconds. */
async function preview(name: string, data: Buffer): Promise<PictureFile> {
  checkSize(name, await sharp(data).metadata());
  const image = sharp(data).rotate().resize({ width: 1280, withoutEnlargement: true }).jpeg();
  const { data: jpeg, info } = await image.toBuffer({ resolveWithObject: true });
  const src = publish(`pictures/${name.replaceAll("/", "-")}.${hashOf(data)}-preview.jpg`, jpeg);
  return { src, width: info.width, height: info.height };
}

async function photograph(name: string, data: Buffer): Promise<PictureFile> {
  const base = `pictures/${name.replaceAll("/", "-")}.${hashOf(data)}`;
  const upright = sharp(data).rotate();
  const { width: fullWidth, height: fullHeight } = (await upright.toBuffer({ resolveWithObject: true })).info;
  checkSize(name, { width: fullWidth, height: fullHeight });
  const widest = photoWidths.at(-1) ?? fullWidth;
  const widths = [
    ...photoWidths.filter((width) => width < Math.min(fullWidth, widest)),
    Math.min(fullWidth, widest),
  ];
  const sources = [];
  for (const format of ["avif", "webp"] as const) {
    const srcSet = [];
    for (const width of widths) {
      const image = await upright
        .clone()
        .resize(width)
        .toFormat(format, format === "avif" ? avif : { quality: 76 })
        .toBuffer();
      srcSet.push(`${publish(`${base}-${width}.${format}`, image)} ${width}w`);
    }
    sources.push({ type: `image/${format}`, srcSet: srcSet.join(", ") });
  }
  const width = Math.min(fullWidth, 960);
  // JPEG would turn transparent areas black.
  const format = (await sharp(data).metadata()).hasAlpha ? "png" : "jpg";
  const small = upright.clone().resize(width);
  const fallback =
    format === "png" ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality: 80, mozjpeg: true });
  return {
    src: publish(`${base}-${width}.${format}`, await fallback.toBuffer()),
    width,
    height: Math.round((fullHeight * width) / fullWidth),
    sources,
  };
}

/** `pictures`: the file of each name below content/images. With `previews`, new photographs become one JPEG each. */
export async function makePictures(
  pictures: ReadonlyMap<string, string>,
  { previews = false } = {},
): Promise<Record<string, PictureFile>> {
  const cacheFile = path.join(generatedFolder, "pictures-cache.json");
  const cache: Record<string, PictureFile> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, "utf8"))
    : {};
  const known: Record<string, PictureFile> = {};
  const manifest: Record<string, PictureFile> = {};
  const problems: Problem[] = [];
  const root = path.join(contentFolder(), "images");
  for (const [name, file] of pictures) {
    const data = readFileSync(path.join(root, file));
    const whole = `${name}:${hashOf(data)}`;
    const keys = previews && !isDrawing(file) ? [whole, `${whole}:preview`] : [whole];
    const made = keys.find((key) => cache[key] && existsSync(path.join(publicFolder, cache[key].src)));
    const key = made ?? keys.at(-1) ?? whole;
    const make = isDrawing(file) ? drawing : key === whole ? photograph : preview;
    try {
      known[key] = manifest[name] = cache[made ?? ""] ?? (await make(name, data));
    } catch (error) {
      // Errors such as a full disk aren't content problems.
      if (error instanceof Error && "syscall" in error) throw error;
      problems.push(pictureProblem(`images/${file}`, error));
    }
  }
  const folder = path.join(publicFolder, "pictures");
  mkdirSync(folder, { recursive: true });
  if (problems.length > 0) {
    // Keeps the pictures that succeeded for the next run.
    writeFileSync(cacheFile, JSON.stringify({ ...cache, ...known }));
    throw new ContentError(problems);
  }
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const file of readdirSync(folder)) {
    if (!wanted.has(`/pictures/${file}`)) rmSync(path.join(folder, file));
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  writeFileSync(cacheFile, JSON.stringify(known));
  return manifest;
}

const filesOf = ({ src, sources = [] }: PictureFile) => [
  src,
  ...sources.flatMap(({ srcSet }) => srcSet.split(", ").map((entry) => entry.split(" ")[0] ?? "")),
];
