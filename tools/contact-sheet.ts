/**
 * Shows every picture of content/images at its real crops, with its name and weight, to look them over:
 * npm run contact-sheet -- [family...] writes .cache/contact-sheet/index.html and screenshots, light and dark.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { contentFolder } from "../app/content/site.server.ts";
import { requireBrowser } from "./environment/browsers.ts";

const folder = path.resolve(".cache/contact-sheet");
const endings = [".svg", ".jpg", ".jpeg", ".png", ".webp", ".avif"];

/** A way in which pages show a picture: its width in px, its ratio and more of its style. */
interface Crop {
  width: number;
  ratio?: string;
  style?: string;
}

const card: Crop = { width: 302, ratio: "4/3", style: "border-radius:24px" };
const crops: Record<string, Crop[]> = {
  hero: [{ width: 450 }],
  banner: [{ width: 1392, ratio: "1440/300", style: "object-position:70% 100%" }],
  footer: [{ width: 1392 }],
  services: [card, { width: 480, ratio: "4/3", style: "border-radius:24px" }],
  blogs: [{ width: 400, ratio: "16/10", style: "border-radius:24px 24px 0 0" }],
  offices: [{ width: 400, ratio: "3/2", style: "border-radius:24px" }],
  providers: [{ width: 270, ratio: "6/7", style: "border-radius:var(--nicho-6x7)" }],
  about: [{ width: 440, ratio: "8/9", style: "border-radius:var(--nicho-8x9)" }],
  testimonial: [{ width: 440, ratio: "1" }],
  maps: [{ width: 688 }],
  brand: [{ width: 128 }, { width: 32 }, { width: 16 }],
};
const phoneCrop: Crop[] = [{ width: 200 }];

interface Entry {
  name: string;
  file: string;
}

function entries(): Entry[] {
  const root = path.join(contentFolder(), "images");
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => endings.includes(path.extname(file).toLowerCase()))
    .map((file) => ({
      name: file.replaceAll(path.sep, "/").replace(/\.\w+$/, ""),
      file: path.join(root, file),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

const familyOf = ({ name }: Entry) => name.split("/")[0] ?? name;

/** Drawings that take the page's colours stand in the page itself, as on the site. */
function shown({ file }: Entry, { width, ratio, style = "" }: Crop): string {
  const frame = `width:${width}px;${ratio ? `aspect-ratio:${ratio};object-fit:cover;` : ""}${style}`;
  const text = file.endsWith(".svg") ? readFileSync(file, "utf8") : "";
  if (text.includes("var(--")) return `<div class="inline" style="${frame}">${text}</div>`;
  return `<img src="${pathToFileURL(file)}" alt="" style="${frame}">`;
}

function figure(entry: Entry): string {
  const data = readFileSync(entry.file);
  const weight = (entry.file.endsWith(".svg") ? gzipSync(data) : data).length / 1024;
  const list = entry.name.endsWith("-phone") ? phoneCrop : (crops[familyOf(entry)] ?? [card]);
  const views = list.map((crop) => shown(entry, crop)).join("");
  return `<figure><div class="views">${views}</div><figcaption>${entry.name} · ${weight.toFixed(1)} kB</figcaption></figure>`;
}

function sheet(all: Entry[]): string {
  const families = [...new Set(all.map(familyOf))];
  const tokens = ["palette.css", "tokens.css", "fonts.css"].map((file) => {
    const source = path.resolve("app/theme", file);
    return readFileSync(source, "utf8").replace(/url\("(\.[^"]+)"\)/g, (_, link: string) => {
      return `url("${pathToFileURL(path.resolve(path.dirname(source), link))}")`;
    });
  });
  const sections = families.map((family) => {
    const figures = all.filter((entry) => familyOf(entry) === family).map(figure);
    return `<section id="${family}"><h2>${family}</h2>${figures.join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
${tokens.join("\n")}
body { margin: 0; background: var(--canvas); color: var(--text); font: 500 16px/1.4 var(--font-caption); }
section { display: flex; flex-wrap: wrap; gap: 24px 16px; align-items: end; padding: 24px; }
h2 { width: 100%; margin: 0; font: 580 30px/1.1 var(--font-display); }
figure { width: min-content; margin: 0; }
.views { display: flex; gap: 16px; align-items: end; }
img, .inline svg { display: block; width: 100%; height: auto; }
img { filter: var(--img-dim); }
#hero img, #banner img, #footer img, #brand img { filter: none; }
figcaption { padding-top: 4px; }
</style>${sections.join("\n")}</html>`;
}

async function photographSheet(families: string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireBrowser("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme });
      await page.goto(pathToFileURL(path.join(folder, "index.html")).href);
      for (const family of families) {
        await page
          .locator(`section#${family}`)
          .screenshot({ path: path.join(folder, `${family}-${colorScheme}.png`) });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

export async function makeContactSheet(wanted: string[] = []): Promise<string[]> {
  const all = entries().filter((entry) => wanted.length === 0 || wanted.includes(familyOf(entry)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), sheet(all));
  const families = [...new Set(all.map(familyOf))];
  await photographSheet(families);
  return families;
}

if (import.meta.main) {
  const families = await makeContactSheet(process.argv.slice(2));
  console.log(
    `${path.relative(".", folder)}: index.html, and a light and a dark screenshot of ${families.join(", ")}`,
  );
}
