/** Nothing moves under the reader while a page is scrolled to its end: pictures and parts that load late have their place. */
import { expect, test } from "../../support/journey.ts";
import { movedOnOpening, withoutFonts } from "../../support/layout-shifts.ts";
import { kinds } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

test.use({ mayMissPages: true });

for (const width of [390, 1440])
  for (const [kind, path] of Object.entries(kinds))
    test(`${kind} at ${width} px stays where it is while it is scrolled @nightly`, async ({ page }) => {
      await withoutFonts(page);
      await open(page, path, { width, height: 844 });
      await page.evaluate(async () => {
        const { scrollingElement: root } = document;
        for (let end = -1; root && root.scrollTop > end; ) {
          end = root.scrollTop;
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          await new Promise((done) => setTimeout(done, 50));
        }
      });
      await expect(page.locator("footer")).toBeInViewport();
      expect(await movedOnOpening(page)).toEqual([]);
    });
