/** Pictures by name: what tools/pictures.ts made of content/images, ready for an <img>. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Picture, PictureFile } from "../schema/picture.ts";

/** Where the pictures, their manifest and other generated public files lie before the build takes them up. */
export const generatedFolder = path.resolve(process.env.GENERATED_DIR ?? ".cache/generated");
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
  if (!file) throw new Error(`content/images has no picture "${name}": run node tools/pictures.ts`);
  return file;
}

export function picture(name: string, alt: string): Picture {
  return { ...fileOf(name), alt };
}

/** A picture that a practice may leave out. */
export const pictureIfNamed = (name: string | undefined, alt: string) =>
  name === undefined ? undefined : picture(name, alt);

/** A background and, where there is one, its twin for the dark theme. */
export function themedPicture({ light, dark }: { light: string; dark?: string | undefined }) {
  return { light: scene(light), ...(dark && { dark: scene(dark) }) };
}
/** A wide picture and, where there is one, its upright twin for phones. */
function scene(name: string) {
  const phone = manifest()[`${name}-phone`];
  return { wide: fileOf(name), ...(phone && { phone }) };
}

/** Drawings that take the page's own fonts and colors stand in the page itself. */
function inlineDrawing({ src }: PictureFile): string {
  return readFileSync(path.join(publicFolder, src), "utf8");
}
const isDrawing = ({ src }: PictureFile) => src.endsWith(".svg");

/** A map: a drawing stands in the page, a photograph or scan is an ordinary picture. */
export function mapPicture(name: string, alt: string) {
  const { wide, phone } = scene(name);
  if (!isDrawing(wide)) return { alt, picture: { ...wide, alt } };
  return {
    alt,
    wide: inlineDrawing(wide),
    ...(phone && isDrawing(phone) && { phone: inlineDrawing(phone) }),
  };
}

/** The logo: a drawing made to stand in the page, which turns dark with it, or else a picture of any kind. */
export function logoMark(): { drawing?: string; picture?: Picture } {
  const inPage = manifest()[logoNames.inPage];
  return inPage ? { drawing: inlineDrawing(inPage) } : { picture: picture(logoNames.mark, "") };
}
const logoNames = { inPage: "brand/mark-in-page", mark: "brand/mark" };

export type MapPicture = ReturnType<typeof mapPicture>;
export type ThemedPicture = ReturnType<typeof themedPicture>;
