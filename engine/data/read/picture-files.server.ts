/** The files below content/images by name, and a check of each on its own. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { safeDrawing, type Unsafe } from "./drawing.server.ts";
import { filesBelow } from "./files-below.server.ts";
import { once } from "./once.ts";
import type { Message } from "./problem.ts";
import { plainSlug } from "./slug.ts";

const photographEndings = [".jpg", ".jpeg", ".png", ".webp", ".avif"];
export const pictureEndings = [...photographEndings, ".svg"];

const endingOf = (file: string) => path.extname(file).toLowerCase();
export const isPicture = (file: string) => pictureEndings.includes(endingOf(file));
export const isDrawing = (file: string) => endingOf(file) === ".svg";
export const pictureName = (file: string) => file.slice(0, file.length - path.extname(file).length);

/** What a picture must be called in content: of "blogs/New Porch.JPG", blogs/new-porch. Undefined if it isn't in one folder. */
function nameFor(file: string): string | undefined {
  const parts = file
    .replace(/\.\w{3,4}$/, "")
    .split("/")
    .map(plainSlug);
  return parts.length === 2 && parts.every(Boolean) ? parts.join("/") : undefined;
}

/** For a picture whose name a page can't show. */
export function renamed(file: string): string | undefined {
  const name = nameFor(file);
  if (!name) return undefined;
  const ending = /\.\w{3,4}$/.exec(file)?.[0] ?? "";
  if (`${name}${ending}` === file) return `write ${name}`;
  const written = `${path.basename(name)}${ending.toLowerCase()}`;
  return `rename the file in content/images/${path.dirname(name)} to ${written}${ending ? "" : " and its ending"}, and write ${name} in the content file that shows it`;
}

/** The file of a folder to use for each name: a photograph wins over a drawing. */
export function filesByName(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesBelow(folder).filter(isPicture)) {
    const name = pictureName(file);
    if (!isDrawing(file) || !found.has(name)) found.set(name, file);
  }
  return found;
}

type Fault = Message & { line?: number };

function faultIn(svg: string): Fault | undefined {
  let unsafe: Unsafe | undefined;
  try {
    [unsafe] = safeDrawing(svg).found;
  } catch {
    return {
      expected: "an SVG drawing",
      found: svg.trim() === "" ? "an empty file" : "a drawing that can't be read",
      todo: "export the drawing as SVG again",
    };
  }
  if (unsafe)
    return {
      line: svg.slice(0, Math.max(0, svg.indexOf(unsafe.written))).split("\n").length,
      expected: "a drawing of shapes and text only",
      found: unsafe.found,
      todo: "export the drawing again as plain SVG, or save it as .png",
    };
  if (/<svg\b[^>]*\sviewBox\s*=\s*["']\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*["']/.test(svg)) return undefined;
  return {
    expected: "an <svg> element with a viewBox, which says its size",
    found: "none",
    todo: "export the drawing again with its size, or save it as .png",
  };
}

export const drawingFault = (file: string) => once("drawing", readFileSync(file, "utf8"), faultIn);
