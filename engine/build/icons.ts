/**
 * Generates favicon, home screen and launcher icons and the web manifest from content/images/brand.
 * Run by `npm run dev` and `npm run build`; skipped if its inputs haven't changed.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { loadSite } from "../data/load.server.ts";
import { safeDrawing } from "../data/read/drawing.server.ts";
import { filesByName } from "../data/read/picture-files.server.ts";
import { colorOf } from "../data/theme/palette.server.ts";
import { generatedFolder, publicFolder } from "../data/view/pictures.server.ts";
import { contentFolder } from "../roots.ts";
import { writeFile } from "./write-file.ts";

/** Change this to regenerate every icon. */
const version = "3";
const backgroundColor = "#ffffff";
/** Share of the picture inside the safe zone of maskable icons; other icons are cropped to it. */
const safeShare = 0.78;

/** A brand picture: a drawing, or a PNG or other photograph. It is there and can be read: makePictures has read it. */
function brandPicture(name: string): Buffer {
  const root = path.join(contentFolder(), "images");
  return readFileSync(path.join(root, filesByName(root).get(`brand/${name}`) ?? ""));
}

/** A square PNG of a picture, without its outer margin if `share` is below 1. */
async function squarePng(data: Buffer, size: number, share = 1): Promise<Buffer> {
  const whole = Math.round(size / share);
  const edge = Math.floor((whole - size) / 2);
  const { format, width: side = whole } = await sharp(data).metadata();
  const sharpest = format === "svg" ? { density: Math.max(1, (72 * whole) / side) } : {};
  return sharp(data, sharpest)
    .resize(whole, whole, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extract({ left: edge, top: edge, width: size, height: size })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Rounded corners, for icons that aren't masked. */
async function rounded(png: Buffer, size: number): Promise<Buffer> {
  const mask = `<svg width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * 0.2}"/></svg>`;
  return sharp(png)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file: a six-byte header, a sixteen-byte entry per picture, then the pictures (here one PNG). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The favicon. A bitmap is embedded in an SVG, so that the URL stays the same. */
async function faviconSvg(data: Buffer): Promise<Buffer> {
  const { format } = await sharp(data).metadata();
  if (format === "svg") return Buffer.from(safeDrawing(data.toString("utf8")).svg);
  const png = (await squarePng(data, 128)).toString("base64");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${png}"/></svg>`,
  );
}

function manifestOf({ name, shortName }: { name: string; shortName: string }, themeColor: string): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: "image/png", purpose });
  const manifest = {
    name,
    short_name: shortName,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export async function makeIcons() {
  const favicon = brandPicture("favicon");
  const maskable = brandPicture("maskable");
  const { practice, theme } = loadSite();
  const themeColor = colorOf(theme.colors, "primary-main", "light");
  const manifest = manifestOf(practice, themeColor);
  const made = hash("sha256", Buffer.concat([Buffer.from(version + manifest), favicon, maskable]));
  const hashFile = path.join(generatedFolder, "icons.hash");
  const shown = async (size: number) => rounded(await squarePng(maskable, size, safeShare), size);
  const icons: Record<string, () => string | Promise<Buffer>> = {
    "favicon.svg": () => faviconSvg(favicon),
    "favicon.ico": async () => icoOf(await squarePng(favicon, 32), 32),
    "apple-touch-icon.png": async () =>
      sharp(await squarePng(maskable, 180, safeShare))
        .flatten({ background: themeColor })
        .removeAlpha()
        .png({ compressionLevel: 9 })
        .toBuffer(),
    "icon-192.png": () => shown(192),
    "icon-512.png": () => shown(512),
    "icon-maskable-512.png": () => squarePng(maskable, 512),
    "site.webmanifest": () => manifest,
  };
  const target = (name: string) => path.join(publicFolder, name);
  const isKnown = existsSync(hashFile) && readFileSync(hashFile, "utf8") === made;
  if (isKnown && Object.keys(icons).every((name) => existsSync(target(name)))) return;
  for (const [name, make] of Object.entries(icons)) writeFile(target(name), await make());
  writeFileSync(hashFile, made);
}
