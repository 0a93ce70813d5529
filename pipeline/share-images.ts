/**
 * Generates the Open Graph image of each page: 1200 x 630, with the page's title and picture.
 * The title is drawn as outlines, so the build needs no installed fonts. Unchanged images are skipped.
 * Reads the practice's name and the pages from stdin: see tools/build.ts.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import sharp from "sharp";
import { filesByName, isDrawing, pictureFiles } from "../site/read/picture-files.server.ts";
import { contentFolder } from "../site/read/site.server.ts";
import { generatedFolder, publicFolder } from "../site/view/pictures.server.ts";
import { shareImagePath } from "../site/view/url.ts";
import { isQuick } from "./compress.ts";
import type { Shared, SharedPage } from "./share.ts";
import { outlines, titleIn } from "./share-title.ts";

/** Change this to regenerate every image. */
const version = "3";
const width = 1200;
const height = 630;
const margin = 64;
/** Wider pictures don't fit this aspect ratio. */
const strips = "banner/";

/** The nicho (arched frame), a little wider than on the site, because most pictures are wide. */
const nicho = { left: 624, top: 42, width: 520, height: 546, corner: 24 };

type Box = Record<"x" | "y" | "width" | "height", number>;
const attributes = (box: Box) => `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;

/** A drawing as a nested <svg> that covers a box. */
function nested(svg: string, box: Box, align: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<svg ${attributes(box)} viewBox="${viewBox}" preserveAspectRatio="${align}">${inner}</svg>`;
}

/** A photograph, cropped to its box. */
async function photograph(file: string, box: Box): Promise<string> {
  const cut = await sharp(file)
    .rotate()
    .resize(box.width, box.height, { position: "attention" })
    .jpeg()
    .toBuffer();
  return `<image ${attributes(box)} href="data:image/jpeg;base64,${cut.toString("base64")}"/>`;
}

const images = path.join(contentFolder(), "images");
const files = filesByName(pictureFiles(images));
const fileOf = (name: string | undefined) => {
  const file = name === undefined ? undefined : files.get(name);
  return file && path.join(images, file);
};

interface Chosen {
  name: string;
  file: string;
}

/** The page's picture, unless it is a drawing that uses the page's colors. */
function pictureOf({ picture }: SharedPage, { fallback }: Shared): Chosen | undefined {
  const names = [picture?.startsWith(strips) ? undefined : picture, fallback];
  return names
    .map((name) => ({ name: name ?? "", file: fileOf(name) ?? "" }))
    .find(({ file }) => file && (!isDrawing(file) || !readFileSync(file, "utf8").includes("var(--")));
}

/** The logo and the practice's name. A logo that is a photograph is kept whole. */
async function brandRow({ practice, colors }: Shared): Promise<string> {
  const file = fileOf("brand/mark") ?? "";
  const box = { x: margin, y: 48, width: 56, height: 64 };
  const mark = isDrawing(file)
    ? nested(readFileSync(file, "utf8"), box, "xMidYMid meet")
    : `<image ${attributes(box)} href="data:image/png;base64,${(await sharp(file).rotate().resize(224, 256, { fit: "inside" }).png().toBuffer()).toString("base64")}"/>`;
  return `${mark}<path fill="${colors.name}" d="${outlines(practice, margin + 74, 91, 30)}"/>`;
}

/** Title over the empty left side of a landscape, beside a picture in a nicho, or alone if there is no picture. */
async function compose(page: SharedPage, shared: Shared): Promise<string> {
  const { colors, landscapes } = shared;
  const picture = pictureOf(page, shared);
  const drawing = picture && isDrawing(picture.file) ? readFileSync(picture.file, "utf8") : undefined;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  const brand = await brandRow(shared);
  if (picture && drawing && landscapes.includes(picture.name)) {
    const ground = nested(drawing, { x: 0, y: 0, width, height }, "xMaxYMax slice");
    const box = { left: margin, top: 142, width: 560, height: 228, isCentered: false };
    return `${head}${ground}${brand}${titleIn(page.title, box, colors.title)}</svg>`;
  }
  const ground =
    `<path fill="${colors.ground}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="${colors.band}" d="M0 540C200 524 420 552 640 540S1000 528 ${width + 18} 536V${height}H0Z"/>`;
  const room = picture ? 512 : width - 2 * margin;
  const box = { left: margin, top: 140, width: room, height: 350, isCentered: true };
  const title = titleIn(page.title, box, colors.title);
  if (!picture) return `${head}${ground}${brand}${title}</svg>`;
  const { left, top, corner } = nicho;
  const [foot, radius] = [top + nicho.height, nicho.width / 2];
  const arch =
    `M${left} ${foot - corner}V${top + radius}a${radius} ${radius} 0 0 1 ${nicho.width} 0V${foot - corner}` +
    `a${corner} ${corner} 0 0 1-${corner} ${corner}H${left + corner}a${corner} ${corner} 0 0 1-${corner}-${corner}Z`;
  const frame = { x: left, y: top, width: nicho.width, height: nicho.height };
  const shown = drawing ? nested(drawing, frame, "xMidYMin slice") : await photograph(picture.file, frame);
  return (
    `${head}${ground}<clipPath id="share-nicho"><path d="${arch}"/></clipPath>` +
    `<g clip-path="url(#share-nicho)">${shown}</g>${brand}${title}</svg>`
  );
}

/** Photographs need a palette to stay small. Flat drawings are small without one, in a third of the time. */
const palette = { palette: true, dither: 0, effort: 1 };
const pngOptions = (svg: string) =>
  isQuick ? { compressionLevel: 1 } : svg.includes("<image ") ? palette : {};
const pngOf = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png(pngOptions(svg)).toBuffer();

/** Generates the images of these pages, printing each when it is ready, and removes others. */
async function makeShareImages(shared: Shared) {
  const { pages, ...common } = shared;
  const cacheFile = path.join(generatedFolder, "share-cache.json");
  const cache: Record<string, string> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, "utf8"))
    : {};
  const known: Record<string, string> = {};
  const mark = readFileSync(fileOf("brand/mark") ?? "");
  mkdirSync(path.join(publicFolder, "share"), { recursive: true });

  const waiting = pages.map((page) => {
    const target = shareImagePath(page.path);
    const picture = pictureOf(page, shared);
    const inputs = JSON.stringify([version, common, page.title, picture?.name]);
    const hash = createHash("sha256")
      .update(inputs)
      .update(mark)
      .update(picture ? readFileSync(picture.file) : "")
      .digest("hex");
    known[target] = hash;
    return { page, hash, target, file: path.join(publicFolder, target) };
  });
  const isMade = ({ hash, target, file }: (typeof waiting)[number]) =>
    cache[target] === hash && existsSync(file);
  const due = waiting.filter((job) => !isMade(job));
  for (const { target } of waiting.filter(isMade)) console.log(target);
  let next = 0;
  const worker = async () => {
    for (let job = due[next++]; job; job = due[next++]) {
      const svg = await compose(job.page, shared);
      try {
        writeFileSync(job.file, await pngOf(svg));
      } catch (error) {
        const picture = pictureOf(job.page, shared)?.file;
        const name = picture ? path.relative(images, picture) : "brand/mark";
        throw new Error(`content/images/${name}: the Open Graph image of ${job.page.path} can't be drawn`, {
          cause: error,
        });
      }
      console.log(job.target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  const wanted = new Set(waiting.map(({ file }) => path.basename(file)));
  for (const file of readdirSync(path.join(publicFolder, "share"))) {
    if (!wanted.has(file)) rmSync(path.join(publicFolder, "share", file));
  }
  writeFileSync(cacheFile, JSON.stringify(known));
}

try {
  await makeShareImages((await json(process.stdin)) as Shared);
} catch (error) {
  console.error(error instanceof Error && error.cause ? `${error.message}: ${error.cause}` : error);
  process.exitCode = 1;
}
