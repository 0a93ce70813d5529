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

/** A picture with a night twin: `hero/mesa-az-dawn` and `hero/mesa-az-night`. */
export function themedPicture(nameAt: (time: "dawn" | "night") => string) {
  return { light: scene(nameAt("dawn")), dark: scene(nameAt("night")) };
}
/** A wide picture and, where there is one, its upright twin for phones. */
function scene(name: string) {
  const phone = manifest()[`${name}-phone`];
  return { wide: fileOf(name), ...(phone && { phone }) };
}

/** Drawings that take the page's own fonts and colours stand in the page itself. */
export function inlineDrawing(name: string): string {
  return readFileSync(path.join(publicFolder, fileOf(name).src), "utf8");
}

/** A map: drawn ones stand in the page (wide and upright), a photograph or scan is an ordinary picture. */
export function mapPicture(name: string, alt: string) {
  const file = fileOf(name);
  if (!file.src.endsWith(".svg")) return { alt, picture: { ...file, alt } };
  return { alt, wide: inlineDrawing(name), phone: inlineDrawing(`${name}-phone`) };
}
export type MapPicture = ReturnType<typeof mapPicture>;
export type ThemedPicture = ReturnType<typeof themedPicture>;
