/** Contrast, from the tokens themselves: every text color on every ground it stands on, in light and dark. */
import { describe, expect, test } from "vitest";
import { contrast } from "../../app/content/theme/color.ts";
import { checkColors, contrastPairs } from "../../app/content/theme/contrast.server.ts";
import { colorOf, decidedBy, paletteCss, paletteOf } from "../../app/content/theme/palette.server.ts";
import { defaultPalette } from "../../app/content/theme/tokens.server.ts";
import type { BrandColors } from "../../app/schema/theme.ts";

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

function problemsOf(colors: BrandColors) {
  const problems: { field: string; expected: string; received: string; remedy: string }[] = [];
  checkColors({ theme: { colors } }, { report: (problem) => problems.push(problem) });
  return problems;
}

describe("a practice's own colors", () => {
  test("without any, the style sheet stays as it is", () => {
    expect(paletteCss({})).toBe("");
    expect(colorOf({}, "primary-main", "light")).toBe("#0b5f60");
  });

  test("replace their names of the palette, and no others", () => {
    expect(paletteCss({ accent: "#F2B8C6" })).toBe(
      "@layer tokens {\n  :root {\n    --sun-500: #f2b8c6;\n    --sun-200: #f8d8e0;\n  }\n}\n",
    );
    expect([...decidedBy.keys()].filter((name) => !defaultPalette().has(name))).toEqual([]);
  });

  test("primary makes its own light twin for the dark theme, unless one is written", () => {
    const made = colorOf({ primary: "#1f4d3a" }, "primary-main", "dark");
    expect(contrast(made, colorOf({}, "surface", "dark"))).toBeGreaterThanOrEqual(7);
    expect(colorOf({ primary: "#1f4d3a", primaryOnDark: "#bfe3c8" }, "primary-main", "dark")).toBe("#bfe3c8");
  });

  test("a whole set that can be read passes", () => {
    expect(problemsOf(forest)).toEqual([]);
    expect(paletteOf(forest).size).toBe(decidedBy.size);
  });

  test("a pale primary is named, with what it makes hard to read and what to do", () => {
    const problems = problemsOf({ ...forest, primary: "#5fb3a1" });
    expect(problems[0]).toEqual({
      file: "theme.yaml",
      field: "colors > primary",
      expected: "a contrast of at least 4.5:1 for links and labels in the light theme",
      received: expect.stringMatching(/^\d\.\d\d:1 \(#5fb3a1 on #[\da-f]{6}\)$/),
      remedy: expect.stringMatching(/^make primary darker/),
    });
    expect(problems.map(({ expected }) => expected)).toContain(
      "a contrast of at least 7:1 for text of buttons in the light theme",
    );
  });

  test("a bright night is named for the text on it", () => {
    const problems = problemsOf({ night: "#5a6a70" });
    expect(problems.every(({ field }) => field === "colors > night")).toBe(true);
    expect(problems[0]?.remedy).toBe("make night darker");
  });

  test("two colors that don't go together are both named", () => {
    const [first] = problemsOf({ text: "#4a4a4a", sky: "#b8c8d0" });
    expect(first?.remedy).toBe("make text darker, or make sky lighter");
  });
});
