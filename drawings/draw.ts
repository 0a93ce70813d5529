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

const KILOBYTE = 1024;

const budgetOf = (name: string): number => (name.startsWith("hero/") ? 20 : 12) * KILOBYTE;

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

function report(name: string, svg: string): string {
  const packed = gzipSync(svg).length;
  const sizes = [svg.length, packed].map((size) => `${(size / KILOBYTE).toFixed(1)} kB`.padStart(8));
  const warning = packed > budgetOf(name) ? "  OVER BUDGET" : "";
  return `${name.padEnd(36)}${sizes.join("")} gzip${warning}`;
}

/** Draws into a folder of images, and yields a line about each picture. */
export async function* drawInto(images: string, args: string[]): AsyncGenerator<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const fileOf = (name: string) => path.join(images, `${name}.svg`);
  const isWanted = (name: string) =>
    positionals.length > 0 ? positionals.some((prefix) => name.startsWith(prefix)) : existsSync(fileOf(name));

  for (const [name, draw] of Object.entries(pictures).filter(([name]) => isWanted(name))) {
    const file = fileOf(name);
    if (globSync(`${name}.*`, { cwd: images }).some((other) => !other.endsWith(".svg"))) {
      yield `${name}: a photograph takes its place; nothing was drawn`;
      continue;
    }
    const svg = minify(prefixIds(draw(), name));
    const isOther = existsSync(file) && (await readFile(file, "utf8")) !== svg;
    if (isOther && !values.force) {
      yield `${name}: differs from the drawing and was kept. To overwrite it: --force ${name}`;
      continue;
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, svg);
    yield report(name, svg);
  }
}

if (import.meta.main) {
  const content = process.env.CONTENT_DIR ?? path.join(import.meta.dirname, "../content");
  for await (const line of drawInto(path.resolve(content, "images"), process.argv.slice(2)))
    console.log(line);
}
