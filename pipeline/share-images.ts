/**
 * Generates the Open Graph image of each page: 1200 x 630, with the page's title and picture.
 * The title is drawn as outlines, so the build needs no installed fonts. Unchanged images are skipped.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { someAtOnce } from "../environment/some-at-once.ts";
import { ownPages } from "../site/pages.ts";
import { filesByName, isDrawing } from "../site/read/picture-files.server.ts";
import { contentFolder, type Site } from "../site/read/site.server.ts";
import { editionsOf } from "../site/text/language.ts";
import { colorOf } from "../site/theme/palette.server.ts";
import { generatedFolder, publicFolder } from "../site/view/pictures.server.ts";
import { shareImagePath } from "../site/view/url.ts";
import { isQuick } from "./compress.ts";
import { BuildError } from "./in-place.ts";
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

async function photograph(file: string, box: Box): Promise<string> {
  const cut = await sharp(file)
    .rotate()
    .resize(box.width, box.height, { position: "attention" })
    .jpeg()
    .toBuffer();
  return `<image ${attributes(box)} href="data:image/jpeg;base64,${cut.toString("base64")}"/>`;
}

/** What the images of a site have in common. */
function styleOf({ practice, theme, pages }: Site) {
  const heroes = pages.home.hero.pictures.map(({ light }) => light);
  const { sharing } = theme.pictures;
  const color = (token: string) => colorOf(theme.colors, token, "light");
  return {
    practice: practice.name,
    /** For pages without a picture. */
    fallback: sharing ?? heroes[0],
    /** Pictures with an empty left side: they fill the image, with the title over them. */
    landscapes: sharing ? [sharing, ...heroes] : heroes,
    colors: {
      ground: color("surface-dune"),
      band: color("surface-sand"),
      title: color("text"),
      name: color("primary-main"),
    },
  };
}
type Style = ReturnType<typeof styleOf>;

interface Picture {
  name: string;
  file: string;
}

/** The logo and the practice's name. A logo that is a photograph is kept whole. */
async function brandRow(file: string, { practice, colors }: Style): Promise<string> {
  const box = { x: margin, y: 48, width: 56, height: 64 };
  const mark = isDrawing(file)
    ? nested(readFileSync(file, "utf8"), box, "xMidYMid meet")
    : `<image ${attributes(box)} href="data:image/png;base64,${(await sharp(file).rotate().resize(224, 256, { fit: "inside" }).png().toBuffer()).toString("base64")}"/>`;
  return `${mark}<path fill="${colors.name}" d="${outlines(practice, margin + 74, 91, 30)}"/>`;
}

/** Title over the empty left side of a landscape, beside a picture in a nicho, or alone if there is no picture. */
async function compose(text: string, picture: Picture | undefined, mark: string, style: Style) {
  const { colors, landscapes } = style;
  const drawing = picture && isDrawing(picture.file) ? readFileSync(picture.file, "utf8") : undefined;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  const brand = await brandRow(mark, style);
  if (picture && drawing && landscapes.includes(picture.name)) {
    const ground = nested(drawing, { x: 0, y: 0, width, height }, "xMaxYMax slice");
    const box = { left: margin, top: 142, width: 560, height: 228, isCentered: false };
    return `${head}${ground}${brand}${titleIn(text, box, colors.title)}</svg>`;
  }
  const ground =
    `<path fill="${colors.ground}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="${colors.band}" d="M0 540C200 524 420 552 640 540S1000 528 ${width + 18} 536V${height}H0Z"/>`;
  const room = picture ? 512 : width - 2 * margin;
  const box = { left: margin, top: 140, width: room, height: 350, isCentered: true };
  const title = titleIn(text, box, colors.title);
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

/** Generates the images of all pages and removes others. `onReady` is called with how many are ready, of how many. */
export async function makeShareImages(site: Site, onReady: (count: number, all: number) => void) {
  const root = path.join(contentFolder(), "images");
  const files = filesByName(root);
  const fileOf = (name: string) => path.join(root, files.get(name) ?? "");
  const style = styleOf(site);
  const mark = fileOf("brand/mark");
  const isUsable = (name: string | undefined): name is string =>
    name !== undefined &&
    files.has(name) &&
    !(isDrawing(fileOf(name)) && readFileSync(fileOf(name), "utf8").includes("var(--"));
  /** Unless it is too wide, or a drawing that uses the page's colors. */
  const pictureOf = (own: string | undefined): Picture | undefined => {
    const name = [own?.startsWith(strips) ? undefined : own, style.fallback].find(isUsable);
    return name === undefined ? undefined : { name, file: fileOf(name) };
  };
  const cacheFile = path.join(generatedFolder, "share-cache.json");
  const cache: Record<string, string> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, "utf8"))
    : {};
  const known: Record<string, string> = {};
  const folder = path.join(publicFolder, "share");
  mkdirSync(folder, { recursive: true });
  const images = editionsOf(site)
    .flatMap(ownPages)
    .map(({ address, title, picture }) => ({
      address,
      // The font has no word joiners.
      title: title.replaceAll("\u2060", "").replaceAll("\u00a0", " "),
      picture: pictureOf(picture),
    }));
  let ready = 0;
  await someAtOnce(availableParallelism(), images, async ({ address, title, picture }) => {
    const target = shareImagePath(address);
    const hash = createHash("sha256")
      .update(JSON.stringify([version, style, title, picture?.name]))
      .update(readFileSync(mark))
      .update(picture ? readFileSync(picture.file) : "")
      .digest("hex");
    known[target] = hash;
    const file = path.join(publicFolder, target);
    if (cache[target] !== hash || !existsSync(file)) {
      try {
        writeFileSync(file, await pngOf(await compose(title, picture, mark, style)));
      } catch (error) {
        const name = path.relative(root, picture?.file ?? mark);
        throw new BuildError(
          `content/images/${name}: the Open Graph image of ${address} can't be drawn: ${error}`,
        );
      }
    }
    onReady(++ready, images.length);
  });
  for (const file of readdirSync(folder)) if (!(`/share/${file}` in known)) rmSync(path.join(folder, file));
  writeFileSync(cacheFile, JSON.stringify(known));
}
