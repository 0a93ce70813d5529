/** Pictures by name: the output of build/pictures.ts as props for an <img>. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { inOutput } from "../../roots.ts";
import type { Block } from "../schema/blocks.ts";
import type { Picture, PictureFile, PictureOrLetters } from "../schema/picture.ts";

/** Folder of generated public files (pictures and their manifest), which the build copies. */
export const generatedFolder = inOutput(".cache/generated");
export const publicFolder = path.join(generatedFolder, "public");
export const manifestFile = path.join(generatedFolder, "pictures.json");

let kept: Record<string, PictureFile> | undefined;
function manifest(): Record<string, PictureFile> {
  if (kept && process.env.NODE_ENV !== "development") return kept;
  kept = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, PictureFile>;
  return kept;
}

function fileOf(name: string): PictureFile {
  const file = manifest()[name];
  if (!file) throw new Error(`content/images has no picture "${name}": run npm run build`);
  return file;
}

export function picture(name: string, alt: string): Picture {
  return { ...fileOf(name), alt };
}

/** An optional picture. */
export const pictureIfNamed = (name: string | undefined, alt: string) =>
  name === undefined ? undefined : picture(name, alt);

/** The picture of an entry, or the first letter of its title. */
export const pictureOf = (
  { image, imageAlt = "" }: { image?: string | undefined; imageAlt?: string | undefined },
  title: string,
): PictureOrLetters => (image ? picture(image, imageAlt) : { letters: [...title][0] ?? "" });

/** Blocks of Markdown with the files of their pictures. */
export const withPictures = (blocks: Block[]): Block[] =>
  blocks.map((block) =>
    block.type === "picture" ? { ...block, shown: picture(block.name, block.alt) } : block,
  );

/** A background and its optional variant for the dark theme. */
/** With a slug, the picture named after it, `${name}-${slug}`, where there is one. */
export function themedPicture({ light, dark }: { light: string; dark?: string | undefined }, slug = "") {
  const own = (name: string) => scene(manifest()[`${name}-${slug}`] ? `${name}-${slug}` : name);
  return { light: own(light), ...(dark && { dark: own(dark) }) };
}
/** A wide picture and its optional portrait-format variant for phones. */
function scene(name: string) {
  const phone = manifest()[`${name}-phone`];
  return { wide: fileOf(name), ...(phone && { phone }) };
}

/** SVG source, for drawings that are inlined to use the page's fonts and colors. */
function inlineDrawing({ src }: PictureFile): string {
  return readFileSync(path.join(publicFolder, src), "utf8");
}
const isDrawing = ({ src }: PictureFile) => src.endsWith(".svg");

/** A map: SVGs are inlined, photographs and scans are pictures. */
export function mapPicture(name: string, alt: string) {
  const { wide, phone } = scene(name);
  if (!isDrawing(wide)) return { alt, picture: { ...wide, alt } };
  return { alt, wide: mapDrawing(wide), ...(phone && isDrawing(phone) && { phone: mapDrawing(phone) }) };
}

function mapDrawing(file: PictureFile) {
  const svg = inlineDrawing(file);
  return { svg, width: file.width, height: file.height, pins: pinsOf(svg) };
}

/** Where a drawing has its offices: <g data-office="mesa-az" data-at="815 380">, in units of its viewBox. */
function pinsOf(svg: string) {
  return [...svg.matchAll(/<[^>]* data-office="[^>]*>/g)].flatMap(([tag]) => {
    const office = / data-office="([^"]+)"/.exec(tag)?.[1];
    const [x, y] = / data-at="([\d.]+) ([\d.]+)"/.exec(tag)?.slice(1).map(Number) ?? [];
    return office && x !== undefined && y !== undefined ? [{ office, x, y }] : [];
  });
}

/** The logo: an inlined SVG that follows the theme, or else a picture. */
export function logoMark(): { drawing?: string; picture?: Picture } {
  const inPage = manifest()[logoNames.inPage];
  return inPage ? { drawing: inlineDrawing(inPage) } : { picture: picture(logoNames.mark, "") };
}
const logoNames = { inPage: "brand/mark-in-page", mark: "brand/mark" };

export type MapPicture = ReturnType<typeof mapPicture>;
export type MapDrawing = ReturnType<typeof mapDrawing>;
export type ThemedPicture = ReturnType<typeof themedPicture>;
