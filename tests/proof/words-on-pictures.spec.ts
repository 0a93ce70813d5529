/** The same as in tests/live, for a practice with one banner for all pages and a hero picture made for light alone. */
import { expectNone } from "../support/findings.ts";
import { test } from "../support/shared-context.ts";
import { themes } from "../support/site.ts";
import { open } from "../support/visit.ts";
import { faintLines, heads } from "../support/words-on-pictures.ts";

for (const { path, slides, widths } of heads)
  for (const theme of themes)
    test(`words of ${path} in ${theme}`, async ({ page }) => {
      test.setTimeout(300_000);
      await open(page, path);
      expectNone(await faintLines(page, path, { theme, widths, slides }));
    });
