/**
 * Makes the picture that is shown when a page is shared: 1200 x 630, the page's title beside its own picture.
 * The title is drawn as outlines, so the machine that builds needs no fonts. What did not change is not made again.
 * Reads the practice's name and the pages from its input: see tools/build.ts.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";
import sharp from "sharp";
import { shareImagePath } from "../app/content/meta.server.ts";
import { generatedFolder, publicFolder } from "../app/content/pictures.server.ts";
import { contentFolder } from "../app/content/site.server.ts";
import type { Shared, SharedPage } from "./build/share.ts";

/** A change here makes every picture anew. */
const recipe = "2";
const width = 1200;
const height = 630;
const margin = 64;
const inks = { ground: "#FBF4E8", sand: "#F6E6CD", title: "#12343A", name: "#0B5F60" };
const desert = "hero/goodyear-az-dawn";
/** A hero has open sky at the left and fills the whole picture; other pictures stand in a nicho at the right. */
const landscapes = "hero/";
/** Too wide for either: pages with only a banner show the desert. */
const strips = "banner/";
const endings = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"];

/** The nicho, a little wider than the site's, for most pictures are wide. */
const nicho = { left: 624, top: 42, width: 520, height: 546, corner: 24 };

const besley = "@fontsource/besley/files/besley-latin-600-normal.woff";
let font: opentype.Font | undefined;
function titleFont(): opentype.Font {
  if (font) return font;
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(besley)));
  font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return font;
}

/** Signs that the Latin font lacks, in signs that it has. */
const plain = (text: string) => text.replace(/[\u2010\u2011]/g, "-").replace(/[\u00a0\u202f]/g, " ");

const tracking = -0.014;
const measured = new Map<string, number>();
/** Width of a line, from its words measured once at 1000 px. */
function widthOf(line: string, size: number): number {
  const widths = line.split(" ").map((word) => {
    const wide =
      measured.get(word) ?? titleFont().getAdvanceWidth(plain(`${word} `), 1000, { letterSpacing: tracking });
    measured.set(word, wide);
    return wide;
  });
  return (widths.reduce((sum, wide) => sum + wide, 0) * size) / 1000 - size * 0.25;
}

/** Path data of a line of text; (x, y) is where its baseline begins. */
function outlines(text: string, x: number, y: number, size: number): string {
  const { commands } = titleFont().getPath(plain(text), x, y, size, { letterSpacing: tracking });
  const points = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  const data = commands.map((step) => {
    if (step.type === "Z") return "Z";
    if (step.type === "Q") return `Q${points(step.x1, step.y1, step.x, step.y)}`;
    if (step.type === "C") return `C${points(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`;
    return `${step.type}${points(step.x, step.y)}`;
  });
  return data.join("");
}

/** Words in as few lines as fit. A no-break space holds its words together. */
function wrap(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function balanced(text: string, size: number, room: number): string[] {
  const words = text.split(/[ \n\t]+/);
  type Setting = { lines: string[]; cost: number };
  const best = (from: number, count: number): Setting => {
    let found: Setting = { lines: [], cost: Number.POSITIVE_INFINITY };
    for (let to = from + 1; to <= words.length - count + 1; to++) {
      const line = words.slice(from, to).join(" ");
      const spare = room - widthOf(line, size);
      if (spare < 0 && to > from + 1) break;
      if (count === 1 && to < words.length) continue;
      const rest: Setting = count === 1 ? { lines: [], cost: 0 } : best(to, count - 1);
      const cost = spare ** 2 + rest.cost;
      if (cost < found.cost) found = { lines: [line, ...rest.lines], cost };
    }
    return found;
  };
  const { lines } = best(0, wrap(text, size, room).length);
  return lines.length > 0 ? lines : wrap(text, size, room);
}

/** The title as large as fits in a box, from its top. `centred` puts it in the middle of the box. */
function titleIn(
  text: string,
  box: { top: number; width: number; height: number; centred: boolean },
): string {
  const lineHeight = 1.14;
  let size = 76;
  const fits = () => {
    const lines = wrap(text, size, box.width);
    const isWide = lines.some((line) => widthOf(line, size) > box.width);
    return !isWide && lines.length * size * lineHeight <= box.height;
  };
  while (size > 32 && !fits()) size -= 2;
  const lines = balanced(text, size, box.width);
  const spare = box.centred ? (box.height - lines.length * size * lineHeight) / 2 : 0;
  const drawn = lines.map((line, at) =>
    outlines(line, margin, box.top + spare + size * (0.9 + at * lineHeight), size),
  );
  return `<path fill="${inks.title}" d="${drawn.join("")}"/>`;
}

type Box = Record<"x" | "y" | "width" | "height", number>;
const attributes = (box: Box) => `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;

/** A drawing as a nested picture that covers a box. */
function nested(svg: string, box: Box, align: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<svg ${attributes(box)} viewBox="${viewBox}" preserveAspectRatio="${align}">${inner}</svg>`;
}

/** A photograph, cut to its box. */
async function photograph(file: string, box: Box): Promise<string> {
  const cut = await sharp(file)
    .rotate()
    .resize(box.width, box.height, { position: "attention" })
    .jpeg()
    .toBuffer();
  return `<image ${attributes(box)} href="data:image/jpeg;base64,${cut.toString("base64")}"/>`;
}

const fileOf = (name: string) =>
  endings
    .map((ending) => path.join(contentFolder(), "images", name + ending))
    .find((file) => existsSync(file));

/** The page's picture if it can stand alone: a drawing that takes its colours from the page cannot. */
function pictureOf(page: SharedPage): { name: string; file: string } {
  const file = page.picture && !page.picture.startsWith(strips) && fileOf(page.picture);
  const isUsable = file && (!file.endsWith(".svg") || !readFileSync(file, "utf8").includes("var(--"));
  if (page.picture && isUsable) return { name: page.picture, file };
  const fallback = fileOf(desert);
  if (!fallback) throw new Error(`content/images has no picture "${desert}"`);
  return { name: desert, file: fallback };
}

function brandRow(mark: string, name: string): string {
  const bird = nested(mark, { x: margin, y: 48, width: 56, height: 64 }, "xMidYMid meet");
  return `${bird}<path fill="${inks.name}" d="${outlines(name, margin + 74, 91, 30)}"/>`;
}

async function compose(page: SharedPage, mark: string, name: string): Promise<string> {
  const picture = pictureOf(page);
  const isDrawing = picture.file.endsWith(".svg");
  const isLandscape = isDrawing && picture.name.startsWith(landscapes);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  if (isLandscape) {
    const ground = nested(
      readFileSync(picture.file, "utf8"),
      { x: 0, y: 0, width, height },
      "xMaxYMax slice",
    );
    const title = titleIn(page.title, { top: 142, width: 560, height: 228, centred: false });
    return `${head}${ground}${brandRow(mark, name)}${title}</svg>`;
  }
  const { left, top, corner } = nicho;
  const [right, foot, radius] = [left + nicho.width, top + nicho.height, nicho.width / 2];
  const arch =
    `M${left} ${foot - corner}V${top + radius}a${radius} ${radius} 0 0 1 ${nicho.width} 0V${foot - corner}` +
    `a${corner} ${corner} 0 0 1-${corner} ${corner}H${left + corner}a${corner} ${corner} 0 0 1-${corner}-${corner}Z`;
  const box = { x: left, y: top, width: nicho.width, height: nicho.height };
  const shown = isDrawing
    ? nested(readFileSync(picture.file, "utf8"), box, "xMidYMin slice")
    : await photograph(picture.file, box);
  const title = titleIn(page.title, { top: 140, width: 512, height: 350, centred: true });
  return (
    `${head}<path fill="${inks.ground}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="${inks.sand}" d="M0 540C200 524 420 552 640 540S1000 528 ${right + margin + 10} 536V${height}H0Z"/>` +
    `<clipPath id="share-nicho"><path d="${arch}"/></clipPath><g clip-path="url(#share-nicho)">${shown}</g>` +
    `${brandRow(mark, name)}${title}</svg>`
  );
}

/** A photograph needs a palette to stay small. Flat inks are small enough without, and made in a third of the time. */
const palette = { palette: true, dither: 0, effort: 1 };
const pngOf = (svg: string) =>
  sharp(Buffer.from(svg))
    .removeAlpha()
    .png(svg.includes("<image ") ? palette : {})
    .toBuffer();

/** Makes the sharing pictures of these pages, and removes those of others. Gives the number that was made. */
async function makeShareImages({ practice, pages }: Shared): Promise<number> {
  const cacheFile = path.join(generatedFolder, "share-cache.json");
  const cache: Record<string, string> = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, "utf8"))
    : {};
  const known: Record<string, string> = {};
  const mark = readFileSync(path.join(contentFolder(), "images/brand/mark.svg"), "utf8");
  mkdirSync(path.join(publicFolder, "share"), { recursive: true });

  const waiting = pages.map((page) => {
    const target = shareImagePath(page.path);
    const inputs = JSON.stringify([recipe, practice, page.title, pictureOf(page).name]);
    const hash = createHash("sha256")
      .update(inputs)
      .update(mark)
      .update(readFileSync(pictureOf(page).file))
      .digest("hex");
    known[target] = hash;
    return { page, hash, target, file: path.join(publicFolder, target) };
  });
  const due = waiting.filter(({ hash, target, file }) => cache[target] !== hash || !existsSync(file));
  let next = 0;
  const worker = async () => {
    for (let job = due[next++]; job; job = due[next++]) {
      writeFileSync(job.file, await pngOf(await compose(job.page, mark, practice)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  const wanted = new Set(waiting.map(({ file }) => path.basename(file)));
  for (const file of readdirSync(path.join(publicFolder, "share"))) {
    if (!wanted.has(file)) rmSync(path.join(publicFolder, "share", file));
  }
  writeFileSync(cacheFile, JSON.stringify(known));
  return due.length;
}

console.log(`${await makeShareImages((await json(process.stdin)) as Shared)} sharing pictures made`);
