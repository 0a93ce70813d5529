/** Contrast of every text color on every background it is used on, in light and dark, computed from the tokens. */
import { describe, expect, test } from "vitest";
import { checkColors, contrastPairs } from "../../site/check/colors.server.ts";
import type { BrandColors } from "../../site/schema/theme.ts";
import { contrast, luminance, recolored } from "../../site/theme/color.ts";
import { colorOf, decidedBy, paletteCss, paletteOf } from "../../site/theme/palette.server.ts";
import { defaultPalette } from "../../site/theme/tokens.server.ts";

const forest = {
  primary: "#1f4d3a",
  accent: "#f2b8c6",
  text: "#1c2b25",
  sky: "#dfeaf2",
  sand: "#f3ece2",
  dawn: "#f4cfd6",
  night: "#101f1a",
};

for (const mode of ["light", "dark"] as const) {
  describe(`our own colors, ${mode}`, () => {
    for (const { inks, on, least, what } of contrastPairs)
      for (const ink of inks)
        for (const ground of on)
          test(`${what}: --${ink} on --${ground} has at least ${least}:1`, () => {
            expect(contrast(colorOf({}, ink, mode), colorOf({}, ground, mode))).toBeGreaterThanOrEqual(least);
          });
  });
}

test("the ratios are WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const problemsOf = (colors: BrandColors) => [...checkColors({ theme: { colors } })];

describe("a practice's own colors", () => {
  test("without any, the style sheet is unchanged", () => {
    expect(paletteCss({})).toBe("");
    expect(colorOf({}, "primary-main", "light")).toBe("#0b5f60");
  });

  test("replace only their own palette variables", () => {
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

  test.each(["#e0c040", "#66ccff", "#ff6600"])(
    "%s alone is one message with a color that passes",
    (primary) => {
      const [problem, ...more] = problemsOf({ primary });
      expect(more).toEqual([]);
      const [made = ""] = /#[\da-f]{6}/.exec(problem?.todo ?? "") ?? [];
      expect(problemsOf({ primary: made })).toEqual([]);
    },
  );

  test("a drawing's shades follow its main color", () => {
    expect(recolored("#2f6f70", "#2f6f70", "#5b2a86")).toBe("#5b2a86");
    expect(recolored("#b9d0d1", "#2f6f70", "#5b2a86")).toBe("#c6b6d4");
    expect(recolored("#f3cf8a", "#2f6f70", "#5b2a86")).toBe("#f3cf8a");
  });

  test("a complete readable set passes", () => {
    expect(problemsOf(forest)).toEqual([]);
    expect(paletteOf(forest).size).toBe(decidedBy.size);
  });

  test("a pale primary is one message, with what is hard to read and a color that passes", () => {
    const colors = { ...forest, primary: "#5fb3a1" };
    expect(problemsOf(colors)).toEqual([
      {
        file: "theme.yaml",
        path: ["colors", "primary"],
        expected: expect.stringMatching(/^enough contrast for .*text of buttons.*: at least \d/),
        found: expect.stringMatching(/^\d\.\d\d:1 \(#[\da-f]{6} on #[\da-f]{6}\)$/),
        todo: 'choose another shade: "#336157" would do',
      },
    ]);
    expect(problemsOf({ ...colors, primary: "#336157" })).toEqual([]);
  });

  test("a bright night color is reported for the text on it", () => {
    expect(problemsOf({ night: "#5a6a70" }).map(({ path }) => path)).toEqual([["colors", "night"]]);
  });
});
