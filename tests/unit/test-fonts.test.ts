/** The tests use only the fonts of the project, which have a glyph for every character of the language page. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "opentype.js";
import { expect, test } from "vitest";
import { fontConfig, fontFolders } from "../../environment/fonts.ts";

const files = fontFolders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ttf"))
    .map((name) => path.join(folder, name)),
);

test("every folder has a font", () => expect(files).toHaveLength(fontFolders.length));

test("every letter of the language page has a glyph", () => {
  const fonts = files.map((file) => parse(Uint8Array.from(readFileSync(file)).buffer));
  const letters = new Set(readFileSync("content/pages/language-assistance.yaml", "utf8").replace(/\s/g, ""));
  expect(letters.size).toBeGreaterThan(100);
  expect([...letters].filter((letter) => !fonts.some((font) => font.charToGlyphIndex(letter) > 0))).toEqual(
    [],
  );
});

test("fontconfig finds only the given folders", () => {
  const config = fontConfig(["/fonts/a", "/fonts/b"], "/cache");
  expect([...config.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder]) => folder)).toEqual([
    "/fonts/a",
    "/fonts/b",
  ]);
  expect(config).not.toContain("<include");
  expect([...config.matchAll(/<cachedir>(.*)<\/cachedir>/g)].map(([, folder]) => folder)).toEqual(["/cache"]);
});

/** The fallbacks of app/theme/fonts.css must be installed, or the test of late fonts is random. */
test.each(["Georgia", "Georgia Bold", "Times New Roman", "Times New Roman Bold", "Arial", "Arial Bold"])(
  "%s has a stand-in, and the style sheet asks for it",
  (name) => {
    expect(fontConfig([], "")).toContain(`<string>${name}</string>`);
    expect(readFileSync("app/theme/fonts.css", "utf8")).toContain(`local("${name}")`);
  },
);
