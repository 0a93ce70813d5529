/** Lists the files below content/images and checks each one on its own. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const photographEndings = [".jpg", ".jpeg", ".png", ".webp", ".avif"];
export const pictureEndings = [...photographEndings, ".svg"];

/** Files that operating systems create. */
export const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);

const endingOf = (file: string) => path.extname(file).toLowerCase();
export const isPicture = (file: string) => pictureEndings.includes(endingOf(file));
export const isDrawing = (file: string) => endingOf(file) === ".svg";
export const pictureName = (file: string) => file.slice(0, file.length - path.extname(file).length);

/** Every file, as "folder/name.ending". */
export function pictureFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHousekeeping(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** The file to use for each name: a photograph wins over a drawing. */
export function filesByName(files: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter(isPicture)) {
    const name = pictureName(file);
    if (!isDrawing(file) || !found.has(name)) found.set(name, file);
  }
  return found;
}

/** Not allowed in an SVG: it is published as is, and maps are inlined in the page. */
const unsafe: { pattern: RegExp; received: string }[] = [
  { pattern: /<script\b/i, received: "a script" },
  { pattern: /\son\w+\s*=/i, received: "an event handler (onload, onclick)" },
  { pattern: /<foreignObject\b/i, received: "a foreign object" },
  { pattern: /(href|src)\s*=\s*["'](https?:|\/\/|javascript:)/i, received: "a link to another site" },
  { pattern: /(@import|url\(\s*["']?(https?:|\/\/))/i, received: "a file of another site" },
];

interface Fault {
  expected: string;
  received: string;
  remedy: string;
}

function faultIn(svg: string): Fault | undefined {
  const found = unsafe.find(({ pattern }) => pattern.test(svg));
  if (found)
    return {
      expected: "a drawing of shapes and text only",
      received: found.received,
      remedy: "export the drawing again as plain SVG, or save it as .png",
    };
  if (/<svg\b[^>]*\sviewBox\s*=\s*["']\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*["']/.test(svg)) return undefined;
  return {
    expected: "an <svg> element with a viewBox, which says its size",
    received: "none",
    remedy: "export the drawing again with its size, or save it as .png",
  };
}

/** Cached, because `npm run dev` checks all drawings on every request. */
const known = new Map<string, { stamp: string; fault: Fault | undefined }>();

export function drawingFault(file: string): Fault | undefined {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const kept = known.get(file);
  if (kept?.stamp === stamp) return kept.fault;
  const fault = faultIn(readFileSync(file, "utf8"));
  known.set(file, { stamp, fault });
  return fault;
}
