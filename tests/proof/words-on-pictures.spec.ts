/** The same as in tests/live, for a practice with one banner for all pages and a hero picture made for light alone. */
import { expectNone } from "../support/findings.ts";
import { test } from "../support/shared-context.ts";
import { themes } from "../support/site.ts";
import { open } from "../support/visit.ts";
import { faintLines, heads } from "../support/words-on-pictures.ts";

/** A width of each layout; tests/live goes through the whole range. */
const widths = [320, 600, 900, 1300, 1900];

for (const { path, slides } of heads)
  for (const theme of themes)
    test(`words of ${path} in ${theme}`, async ({ page }) => {
      test.setTimeout(300_000);
      await open(page, path);
      expectNone(await faintLines(page, path, { theme, widths, slides }));
    });
