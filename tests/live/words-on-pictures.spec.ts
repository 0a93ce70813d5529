/** No word on a picture where it can't be read: hero and banners from 320 to 2000 px, in light and dark. */
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
