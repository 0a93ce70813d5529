/** Photographs of any shape in the frames for people: nobody's head is cut off, on screen or on paper. */
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

/** A head begins this far below the upper edge of an ordinary portrait. */
const headroom = 0.08;

const shapes = {
  tall: { width: 900, height: 1600 },
  "two by three": { width: 1000, height: 1500 },
  wide: { width: 1600, height: 900 },
  small: { width: 90, height: 120 },
};

/** The share of the picture that its frame cuts off at the top. */
async function cutAtTop(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const image = element as HTMLImageElement;
      const { objectFit, objectPosition } = getComputedStyle(image);
      const scale = Math[objectFit === "cover" ? "max" : "min"](
        image.clientWidth / image.naturalWidth,
        image.clientHeight / image.naturalHeight,
      );
      const drawn = image.naturalHeight * scale;
      const share = Number.parseFloat(objectPosition.split(" ")[1] ?? "") / 100;
      const ratio = image.naturalWidth / image.naturalHeight;
      return { ratio, cut: Math.max(0, (drawn - image.clientHeight) * share) / drawn };
    });
}

for (const [shape, size] of Object.entries(shapes))
  test(`a ${shape} photograph keeps the head`, async ({ page }) => {
    const photo = await sharp({ create: { ...size, channels: 3, background: "#46342b" } })
      .png()
      .toBuffer();
    await page.route(/\/pictures\/providers-/, (route) =>
      route.fulfill({ body: photo, contentType: "image/png" }),
    );
    for (const path of [kinds.provider, kinds.providers]) {
      await open(page, path);
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        const { ratio, cut } = await cutAtTop(page, "main img[src*='providers-']");
        expect(ratio, "the photograph is the one shown").toBeCloseTo(size.width / size.height, 1);
        expect(cut, `${path}, ${media}`).toBeLessThan(headroom);
      }
      await page.emulateMedia({ media: "screen" });
    }
  });
