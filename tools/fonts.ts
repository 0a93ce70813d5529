/**
 * `npm run fonts`: makes the files in app/theme/fonts, after app/theme/fonts.css was changed. That sheet says what goes
 * into each: its range of weights, and its characters (`unicode-range`, or all that no other part of the family has).
 * What no page uses is left out, so that fonts arrive early on a slow line.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { onDemand, onDemandFolder } from "./on-demand.ts";

const theme = path.resolve("app/theme");
const subsetter = {
  name: "fonts",
  packages: [
    "subset-font@2.9.0",
    "@fontsource-variable/besley@5.3.0",
    "@fontsource-variable/national-park@5.3.0",
  ],
  program: "subset-font/index.js",
};
/** Where Latin letters and the signs around them end. */
const lastCode = 0x2bff;
/** What browsers apply unasked; small capitals, other figures and the like are not used here. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

interface Face {
  /** The name of the package with the whole font; "Besley more" is a part of Besley. */
  font: string;
  style: string;
  weights: number[];
  file: string;
  /** None: what the other parts leave. */
  range: string | undefined;
}

/** Every face that has a file; those without one stretch a font of the visitor's machine. */
function facesIn(css: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules("font-face", (rule) => {
    const said = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void said.set(prop, value));
    const file = /url\("([^"]+)"\)/.exec(said.get("src") ?? "")?.[1];
    const family =
      said
        .get("font-family")
        ?.replaceAll('"', "")
        .replace(/ more$/, "") ?? "";
    if (!file) return;
    faces.push({
      font: family.toLowerCase().replaceAll(" ", "-"),
      style: said.get("font-style") ?? "normal",
      weights: said.get("font-weight")?.split(" ").map(Number) ?? [],
      file: path.join(theme, file),
      range: said.get("unicode-range"),
    });
  });
  return faces;
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** U+A1-A8, U+B7: the code of every character of it. */
const codesIn = (range: string) =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return numbers(first, last);
  });

const { default: subset } = await import(onDemand(subsetter));
const faces = facesIn(readFileSync(path.join(theme, "fonts.css"), "utf8"));
const inParts = new Set(faces.flatMap(({ range }) => (range ? codesIn(range) : [])));
const rest = numbers(0x20, lastCode).filter((code) => !inParts.has(code));

for (const { font, style, weights, file, range } of faces) {
  const source = path.join(onDemandFolder(subsetter), "@fontsource-variable", font);
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
