/** The files that the build generates from a practice's pictures. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import type { PictureFile } from "../../site/schema/picture.ts";

const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
vi.stubEnv("CONTENT_DIR", path.join(root, "content"));
vi.stubEnv("GENERATED_DIR", path.join(root, "generated"));
vi.stubEnv("COMPRESSION", "quick");
const { makePictures } = await import("../../pipeline/pictures.ts");
const { publicFolder } = await import("../../site/view/pictures.server.ts");
afterAll(() => rmSync(root, { recursive: true }));

async function made(name: string, data: Buffer | string): Promise<PictureFile> {
  const file = path.join(root, "content/images", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
  const picture = (await makePictures())[name.replace(/\.\w+$/, "")];
  if (!picture) throw new Error(`${name} was not made`);
  return picture;
}

const flat = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 90, g: 30, b: 70, alpha } } });

test("a photo is generated once per width, never wider than the original", async () => {
  const { sources = [], ...picture } = await made(
    "hero/door.jpg",
    await flat(1920, 1080, 1).jpeg().toBuffer(),
  );
  const widths = sources.map(({ srcSet }) =>
    [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
  );
  expect(widths).toEqual([
    [320, 480, 640, 960, 1280, 1920],
    [320, 480, 640, 960, 1280, 1920],
  ]);
  expect(picture).toMatchObject({ width: 960, height: 540, src: expect.stringMatching(/\.jpg$/) });
});

test("a logo stays transparent in the fallback format", async () => {
  const { src } = await made("brand/mark.png", await flat(280, 320, 0.5).png().toBuffer());
  expect(src).toMatch(/\.png$/);
  const { isOpaque } = await sharp(path.join(publicFolder, src)).stats();
  expect(isOpaque).toBe(false);
});

test("two inline drawings share no id", async () => {
  const drawing =
    '<svg viewBox="0,0,40,30"><clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><path d="M0 0h40v30z"/></g></svg>';
  for (const name of ["maps/office", "maps/office-phone"]) {
    const { src, width, height } = await made(`${name}.svg`, drawing);
    const svg = readFileSync(path.join(publicFolder, src), "utf8");
    const id = `${name.replace("/", "-")}-a`;
    expect(svg).toContain(`id="${id}"`);
    expect(svg).toContain(`url(#${id})`);
    expect([width, height]).toEqual([40, 30]);
  }
});

test("a photo takes precedence over a drawing of the same name, and old files are removed", async () => {
  const drawn = await made("services/visit.svg", '<svg viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>');
  expect(drawn.src).toMatch(/\.svg$/);
  const photographed = await made("services/visit.jpg", await flat(400, 300, 1).jpeg().toBuffer());
  expect(photographed.src).toMatch(/\.jpg$/);
  expect(existsSync(path.join(publicFolder, drawn.src))).toBe(false);
});
