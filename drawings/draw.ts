/**
 * Draws the sample practice's pictures into content/images (CONTENT_DIR names another content folder).
 *
 *   npm run draw                         redraws the pictures that are there
 *   npm run draw -- PREFIX...            draws the pictures whose names start with a prefix, new ones too
 *   npm run draw -- --force PREFIX...    overwrites files that differ from their drawing
 *
 * A file that differs may be the practice's own, so it is kept unless --force is given. A photograph of the same name
 * takes the drawing's place: nothing is drawn.
 */
import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import { pictures } from "./pictures.ts";

const IMAGES = path.resolve(
  process.env.CONTENT_DIR ?? path.join(import.meta.dirname, "../content"),
  "images",
);
const KILOBYTE = 1024;

const budgetOf = (name: string): number => (name.startsWith("hero/") ? 20 : 12) * KILOBYTE;

const fileOf = (name: string): string => path.join(IMAGES, `${name}.svg`);

/** Ids start with the picture's name, so that two pictures can be inlined in one page. */
function prefixIds(svg: string, name: string): string {
  const prefix = name.replaceAll("/", "-");
  return svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/ href="#([^"]+)"/g, ` href="#${prefix}-$1"`);
}

function minify(svg: string): string {
  const overrides = {
    cleanupIds: { minify: false },
    removeUnknownsAndDefaults: { keepRoleAttr: true, keepAriaAttrs: true },
    mergePaths: false as const,
    convertShapeToPath: false as const,
  };
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  return data;
}

function report(name: string, svg: string): void {
  const packed = gzipSync(svg).length;
  const sizes = [svg.length, packed].map((size) => `${(size / KILOBYTE).toFixed(1)} kB`.padStart(8));
  const warning = packed > budgetOf(name) ? "  OVER BUDGET" : "";
  console.log(`${name.padEnd(36)}${sizes.join("")} gzip${warning}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: "boolean", default: false } },
});
const isNamed = (name: string): boolean => positionals.some((prefix) => name.startsWith(prefix));
const isWanted = (name: string): boolean =>
  positionals.length > 0 ? isNamed(name) : existsSync(fileOf(name));

for (const [name, draw] of Object.entries(pictures).filter(([name]) => isWanted(name))) {
  const file = fileOf(name);
  if (globSync(`${name}.*`, { cwd: IMAGES }).some((other) => !other.endsWith(".svg"))) {
    console.log(`${name}: a photograph takes its place; nothing was drawn`);
    continue;
  }
  const svg = minify(prefixIds(draw(), name));
  const isOther = existsSync(file) && (await readFile(file, "utf8")) !== svg;
  if (isOther && !values.force) {
    console.log(`${name}: differs from the drawing and was kept. To overwrite it: --force ${name}`);
    continue;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
  report(name, svg);
}
