/** Contrast of every text color on every background it is used on, in light and dark, computed from the tokens. */
import { describe, expect, test } from "vitest";
import { checkColors, contrastPairs } from "../../engine/data/check/colors.server.ts";
import type { BrandColors } from "../../engine/data/schema/theme.ts";
import { contrast, luminance, recolored } from "../../engine/data/theme/color.ts";
import { colorOf, decidedBy, paletteCss, paletteOf } from "../../engine/data/theme/palette.server.ts";
import { defaultPalette } from "../../engine/data/theme/tokens.server.ts";

test.each(["light", "dark"] as const)("our own colors can be read, %s", (mode) => {
  const tooWeak = contrastPairs.flatMap(({ inks, on, least, what }) =>
    inks.flatMap((ink) =>
      on
        .filter((ground) => contrast(colorOf({}, ink, mode), colorOf({}, ground, mode)) < least)
        .map((ground) => `${what}: --${ink} on --${ground} has less than ${least}:1`),
    ),
  );
  expect(tooWeak).toEqual([]);
});

test("the ratios are WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const problemsOf = (colors: BrandColors) => [...checkColors({ theme: { colors } })];

describe("a practice's own colors", () => {
  test("replace only their own palette variables", () => {
    expect(paletteCss({})).toBe("");
    expect(paletteCss({ accent: "#F2B8C6" })).toBe(
      "@layer tokens {\n  :root {\n    --sun-500: #f2b8c6;\n    --sun-200: #f8d8e0;\n  }\n}\n",
    );
    expect([...decidedBy.keys()].filter((name) => !defaultPalette().has(name))).toEqual([]);
  });

  test("primary gets a light variant for the dark theme, unless one is given", () => {
    const made = colorOf({ primary: "#1f4d3a" }, "primary-main", "dark");
    expect(contrast(made, colorOf({ primary: "#1f4d3a" }, "surface", "dark"))).toBeGreaterThanOrEqual(7);
    expect(colorOf({ primary: "#1f4d3a", primaryOnDark: "#bfe3c8" }, "primary-main", "dark")).toBe("#bfe3c8");
  });

  test.each(["#5b2a86", "#7a1f2b", "#1f4d3a", "#0b4f8a", "#6b3e00", "#222222", "#004d4d", "#8a1458"])(
    "%s alone gives grounds of its hue that pass",
    (primary) => {
      expect(problemsOf({ primary })).toEqual([]);
      expect(luminance(paletteOf({ primary }).get("sky-200") ?? "")).toBeCloseTo(0.81, 1);
      expect(paletteOf({ primary, sky: "#dfeaf2" }).has("sand-200")).toBe(false);
    },
  );

  // tests/unit/content/pictures.test.ts has the whole message.
  test.each<[name: keyof BrandColors, color: string]>([
    ["primary", "#e0c040"],
    ["primary", "#66ccff"],
    ["primary", "#5fb3a1"],
    ["night", "#5a6a70"],
  ])("a %s of %s is one message, with a color that passes", (name, color) => {
    const problems = problemsOf({ [name]: color });
    expect(problems.map(({ path }) => path)).toEqual([["colors", name]]);
    const [made = ""] = /#[\da-f]{6}/.exec(problems[0]?.todo ?? "") ?? [];
    expect(problemsOf({ [name]: made })).toEqual([]);
  });

  test("a drawing's shades follow its main color", () => {
    expect(recolored("#2f6f70", "#2f6f70", "#5b2a86")).toBe("#5b2a86");
    expect(recolored("#b9d0d1", "#2f6f70", "#5b2a86")).toBe("#d4c8e0");
    expect(recolored("#f3cf8a", "#2f6f70", "#5b2a86")).toBe("#f3cf8a");
  });
});
