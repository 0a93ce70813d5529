/** The same as in tests/built, for a practice with one banner for all pages and a hero picture made for light alone. */
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";
import { faintLines, heads } from "../../support/words-on-pictures.ts";

test.use({ motion: "reduce" });

/** A width of each layout; tests/built goes through the whole range. */
const widths = [320, 600, 900, 1300, 1900];

for (const { path, slides, theme } of heads)
  test(`words of ${path} in ${theme}`, async ({ page }) => {
    await open(page, path);
    expectNone(await faintLines(page, path, { theme, widths, slides }));
  });
