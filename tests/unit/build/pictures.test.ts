/** The files that the build makes from a practice's pictures, and the message for a picture that can't be read. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { filesByName } from "../../../engine/data/read/picture-files.server.ts";
import { formatProblem, type Problem } from "../../../engine/data/read/problem.ts";

const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
vi.stubEnv("VERDIN_PRACTICE", root);
vi.stubEnv("VERDIN_OUTPUT", root);
vi.stubEnv("COMPRESSION", "quick");
const { makePictures } = await import("../../../engine/build/pictures.ts");
const { pictureProblems } = await import("../../../engine/build/picture-problem.ts");
const { publicFolder } = await import("../../../engine/data/view/pictures.server.ts");
afterAll(() => rmSync(root, { recursive: true }));

const all = () => filesByName(path.join(root, "content/images"));
function write(name: string, data: Buffer | string) {
  const file = path.join(root, "content/images", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
  return file;
}
async function made(name: string, data: Buffer | string) {
  write(name, data);
  const picture = (await makePictures(all()))[name.replace(/\.\w+$/, "")];
  if (!picture) throw new Error(`${name} was not made`);
  return picture;
}

const noise = (width = 480, height = 320) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian" } } });
const half = (data: Buffer) => data.subarray(0, data.length / 2);
const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
/** A PNG whose header says 20,000 x 20,000. */
const huge = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200004e2000004e20080000000016a0ce8a0000000a49444154789c6300010000050001",
  "hex",
);

test.each<[what: string, file: string, data: () => Buffer | Promise<Buffer>, found: string]>([
  ["an empty photo", "a.jpg", () => Buffer.alloc(0), "empty, damaged or no picture"],
  ["half a JPEG", "a.jpg", async () => half(await noise().jpeg().toBuffer()), "empty, damaged or no picture"],
  ["half a PNG", "a.png", async () => half(await noise().png().toBuffer()), "empty, damaged or no picture"],
  [
    "half a WebP",
    "a.webp",
    async () => half(await noise().webp().toBuffer()),
    "empty, damaged or no picture",
  ],
  ["an iPhone photo renamed", "a.jpg", () => heic, "an iPhone photo (HEIC)"],
  ["a text renamed", "A.JPG", () => Buffer.from("Dear Sir or Madam"), "empty, damaged or no picture"],
  ["a thumbnail", "a.jpg", () => noise(120, 90).jpeg().toBuffer(), "120 x 90 pixels"],
  ["a picture of too many pixels", "a.png", () => huge, "more than 268 million pixels"],
  [
    "half a drawing",
    "a.svg",
    () => Buffer.from('<svg viewBox="0 0 1 1"><path d="M0'),
    "empty, damaged or no picture",
  ],
])("%s", async (_what, file, data, found) => {
  const target = write(`blogs/${file}`, await data());
  for (const previews of [false, true]) {
    const failed = makePictures(all(), { previews });
    await expect(failed).rejects.toThrow(`content/images/blogs/${file} picture`);
    await expect(failed).rejects.toThrow(found);
    await expect(failed).rejects.toThrow(/to do: {4}\w/);
  }
  // The check of the content says the same, without a build.
  const checked = await pictureProblems(path.join(root, "content"), all());
  if (!file.endsWith(".svg"))
    expect(checked).toEqual([expect.objectContaining({ file: `images/blogs/${file}` })]);
  if (!file.endsWith(".svg")) expect(formatProblem(checked[0] as Problem)).toContain(found);
  rmSync(target);
});

test("a photo becomes one JPEG in development, and all formats in a build, upright and never wider than the original", async () => {
  // On its side, as phones keep it.
  write("blogs/walk.jpg", await noise(500, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const preview = (await makePictures(all(), { previews: true }))["blogs/walk"];
  expect(preview).toMatchObject({ width: 1000, height: 500 });
  expect(preview?.sources).toBeUndefined();
  const whole = (await makePictures(all()))["blogs/walk"];
  expect(whole?.sources?.map(({ srcSet }) => srcSet.match(/ \d+w/g)?.join(""))).toEqual(
    Array(2).fill(" 320w 480w 640w 960w 1000w"),
  );
  expect((await makePictures(all(), { previews: true }))["blogs/walk"]).toEqual(whole);
  const shapeOf = async (file = "") => {
    const { format, width, height, exif } = await sharp(path.join(publicFolder, file)).metadata();
    // Phones write there where a photo was taken.
    return exif ? ["with its place and time"] : [format, width, height];
  };
  const first = whole?.sources?.map(({ srcSet }) => srcSet.split(" ")[0]) ?? [];
  expect(await Promise.all([...first, whole?.src].map(shapeOf))).toEqual([
    ["heif", 320, 160],
    ["webp", 320, 160],
    ["jpeg", 960, 480],
  ]);
});

test("a logo stays transparent in the fallback format", async () => {
  const background = { r: 90, g: 30, b: 70, alpha: 0.5 };
  const logo = await sharp({ create: { width: 280, height: 320, channels: 4, background } })
    .png()
    .toBuffer();
  const { src } = await made("brand/mark.png", logo);
  expect((await sharp(path.join(publicFolder, src)).stats()).isOpaque).toBe(false);
});

test("two inline drawings share no id", async () => {
  const drawing =
    '<svg viewBox="0,0,40,30"><clipPath id="a"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#a)"><path d="M0 0h40v30z"/></g></svg>';
  for (const name of ["maps/office", "maps/office-phone"]) {
    const { src } = await made(`${name}.svg`, drawing);
    const id = `${name.replace("/", "-")}-a`;
    expect(readFileSync(path.join(publicFolder, src), "utf8")).toMatch(
      new RegExp(`id="${id}"[\\s\\S]*url\\(#${id}\\)`),
    );
  }
});

test("a photo takes precedence over a drawing of the same name, and old files are removed", async () => {
  const drawn = await made("services/visit.svg", '<svg viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>');
  expect(drawn.src).toMatch(/\.svg$/);
  const photographed = await made("services/visit.jpg", await noise().jpeg().toBuffer());
  expect(photographed.src).toMatch(/\.jpg$/);
  expect(existsSync(path.join(publicFolder, drawn.src))).toBe(false);
});
