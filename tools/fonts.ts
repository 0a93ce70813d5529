/**
 * Subsets the fonts in app/theme/fonts after a change of app/theme/fonts.css. Each face there has its weights and characters
 * (`unicode-range`, or all that no other part of the family has). Unused characters and features are left out, so that
 * fonts load early on a slow network. What it needs is in no other command, so install that first:
 *   npm install --no-save subset-font@2.9.0 @fontsource-variable/besley@5.3.0 @fontsource-variable/national-park@5.3.0
 *   node tools/run.mjs tools/fonts.ts
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

const theme = path.resolve("app/theme");
/** Last code point of Latin letters, punctuation and symbols. */
const lastCode = 0x2bff;
/** Spacing of letters, and accents. Ligatures such as fi would be 2 kB of Besley; its letters don't touch without them. */
const keepFeatures = ["ccmp", "kern", "mark", "mkmk"];

interface Face {
  /** Package with the whole font; "Besley more" is a subset of Besley. */
  font: string;
  style: string;
  weights: number[];
  file: string;
  /** None: every character that no other face of the family has. */
  range: string | undefined;
}

/** Every face with a file; the others adjust a system font as a fallback. */
function facesIn(css: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules("font-face", (rule) => {
    const declarations = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void declarations.set(prop, value));
    const file = /url\("([^"]+)"\)/.exec(declarations.get("src") ?? "")?.[1];
    const family = declarations.get("font-family")?.replaceAll('"', "") ?? "";
    if (!file) return;
    faces.push({
      font: family
        .replace(/ more$/, "")
        .toLowerCase()
        .replaceAll(" ", "-"),
      style: declarations.get("font-style") ?? "normal",
      weights: declarations.get("font-weight")?.split(" ").map(Number) ?? [],
      file: path.join(theme, file),
      range: declarations.get("unicode-range"),
    });
  });
  return faces;
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Code points of a unicode-range such as U+A1-A8, U+B7. */
const codesIn = (range: string) =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return numbers(first, last);
  });

const subsetter = "subset-font";
const { default: subset } = await import(subsetter);
const faces = facesIn(readFileSync(path.join(theme, "fonts.css"), "utf8"));
const inParts = new Set(faces.flatMap(({ range }) => (range ? codesIn(range) : [])));
const rest = numbers(0x20, lastCode).filter((code) => !inParts.has(code));

for (const { font, style, weights, file, range } of faces) {
  const source = path.resolve("node_modules/@fontsource-variable", font);
  const whole = readFileSync(path.join(source, `files/${font}-latin-wght-${style}.woff2`));
  const [min, max] = weights;
  const made: Buffer = await subset(whole, String.fromCodePoint(...(range ? codesIn(range) : rest)), {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(file, made);
  copyFileSync(path.join(source, "LICENSE"), path.join(theme, "fonts", `${font}.license.txt`));
  console.log(`${path.basename(file)}: ${made.length} bytes of ${whole.length}`);
}
