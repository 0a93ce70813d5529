/** No word on a picture where it can't be read: hero and banners from 320 to 2000 px, in light and dark. */
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";
import { faintLines, heads } from "../../support/words-on-pictures.ts";

test.use({ motion: "reduce" });

for (const { path, ...range } of heads)
  test(`words of ${path} in ${range.theme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await open(page, path);
    expectNone(await faintLines(page, path, range));
  });
