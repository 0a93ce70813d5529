/**
 * Draws the site's pictures into content/images.
 *
 *   node drawings/draw.ts [prefix...]           draw all pictures, or those whose name starts so
 *   node drawings/draw.ts --check [prefix...]   write nothing; fail if a file is not as drawn
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import { pictures } from "./pictures.ts";

const IMAGES = path.join(import.meta.dirname, "../content/images");
const KILOBYTE = 1024;

const budgetOf = (name: string): number => (name.startsWith("hero/") ? 20 : 12) * KILOBYTE;

const fileOf = (name: string): string => path.join(IMAGES, `${name}.svg`);

/** Ids carry the picture's name, so that two pictures can be inlined in one page. */
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

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Names of the drawings on disk. */
async function drawnNames(): Promise<string[]> {
  const files = await readdir(IMAGES, { recursive: true });
  return files
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.replaceAll(path.sep, "/").replace(/\.svg$/, ""));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const isWanted = (name: string): boolean =>
  positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix));

await mkdir(IMAGES, { recursive: true });
const stale: string[] = [];
for (const [name, draw] of Object.entries(pictures)) {
  if (!isWanted(name)) continue;
  const svg = minify(prefixIds(draw(), name));
  if (values.check) {
    const onDisk = await readIfThere(fileOf(name));
    if (onDisk !== svg) stale.push(`${name}: ${onDisk === undefined ? "missing" : "not as drawn"}`);
    continue;
  }
  await mkdir(path.dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), svg);
  report(name, svg);
}

const orphans = (await drawnNames()).filter((name) => isWanted(name) && !(name in pictures));
const complaints = [...stale, ...orphans.map((name) => `${name}: no such picture in the register`)];
for (const complaint of complaints) console.error(complaint);
if (values.check && complaints.length > 0) {
  console.error("Draw them again with: node drawings/draw.ts");
  process.exitCode = 1;
}
