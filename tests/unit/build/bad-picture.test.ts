/** The message for an unreadable picture names the file and how to fix it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let folder: string;
let makePictures: typeof import("../../../pipeline/pictures.ts").makePictures;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  vi.stubEnv("CONTENT_DIR", path.join(folder, "content"));
  vi.stubEnv("GENERATED_DIR", path.join(folder, "generated"));
  vi.stubEnv("COMPRESSION", "quick");
  mkdirSync(path.join(folder, "content/images/blogs"), { recursive: true });
  ({ makePictures } = await import("../../../pipeline/pictures.ts"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const noise = () =>
  sharp({
    create: { width: 480, height: 320, channels: 3, background: "#888", noise: { type: "gaussian" } },
  });
const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);

/** A PNG whose header says 20,000 x 20,000. */
const huge = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200004e2000004e20080000000016a0ce8a0000000a49444154789c6300010000050001",
  "hex",
);

const bad: [what: string, file: string, data: () => Buffer | Promise<Buffer>, found: string][] = [
  ["an empty photo", "a.jpg", () => Buffer.alloc(0), "an empty file"],
  ["half a JPEG", "a.jpg", async () => half(await noise().jpeg().toBuffer()), "damaged or ends too early"],
  ["half a PNG", "a.png", async () => half(await noise().png().toBuffer()), "damaged or ends too early"],
  ["half a WebP", "a.webp", async () => half(await noise().webp().toBuffer()), "damaged or ends too early"],
  ["an iPhone photo renamed", "a.jpg", () => heic, "an iPhone photo (HEIC)"],
  ["a text renamed", "A.JPG", () => Buffer.from("Dear Sir or Madam"), "no picture"],
  ["a thumbnail", "a.jpg", () => noise().resize(120, 90).jpeg().toBuffer(), "120 x 90 pixels"],
  ["a picture of too many pixels", "a.png", () => huge, "more than 268 million pixels"],
  [
    "half a drawing",
    "a.svg",
    () => Buffer.from('<svg viewBox="0 0 1 1"><path d="M0'),
    "a drawing that can't",
  ],
];
const half = (data: Buffer) => data.subarray(0, data.length / 2);

test.each(bad)("%s", async (_what, file, data, found) => {
  const target = path.join(folder, "content/images/blogs", file);
  writeFileSync(target, await data());
  for (const previews of [false, true]) {
    const made = makePictures({ previews });
    await expect(made).rejects.toThrow(`content/images/blogs/${file} picture`);
    await expect(made).rejects.toThrow(found);
    await expect(made).rejects.toThrow(/to do: {4}\w/);
  }
  rmSync(target);
});

test("a photo becomes one JPEG in development, and all formats and widths in a build", async () => {
  writeFileSync(path.join(folder, "content/images/blogs/walk.jpg"), await noise().jpeg().toBuffer());
  const preview = (await makePictures({ previews: true }))["blogs/walk"];
  expect(preview).toMatchObject({ width: 480, height: 320 });
  expect(preview?.sources).toBeUndefined();
  const whole = (await makePictures())["blogs/walk"];
  expect(whole?.sources).toHaveLength(2);
  expect((await makePictures({ previews: true }))["blogs/walk"]).toEqual(whole);
});
