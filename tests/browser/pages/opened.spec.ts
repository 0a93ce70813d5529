/** Axe on everything that opens and on answers that refuse, and their controls under the pointer, pressed and focused. */
import { expect } from "@playwright/test";
import { inGate, phoneDark, phoneLight, wideDark, wideLight } from "../../gates.ts";
import { axeFindings } from "../../support/axe.ts";
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { stateFaults } from "../../support/states.ts";
import { open, setWindow, wide } from "../../support/visit.ts";
import { finder, findOffice, type Part, parts } from "./parts.ts";

test.use({ motion: "reduce" });

const refusals: Record<string, Part> = {
  "a ZIP code that nobody knows": {
    place: kinds.contact,
    within: "main",
    show: async (page) => {
      await findOffice(page, "10001");
      await expect(finder(page).getByRole("status")).not.toBeEmpty();
    },
  },
  "a worksheet that can't be kept": {
    place: kinds.worksheet,
    within: "main",
    show: async (page) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("blocked", "SecurityError");
        };
      });
      const { keep, blocked } = site.interface.worksheet;
      await page.getByLabel(keep).click();
      await expect(page.getByRole("status").filter({ hasText: blocked })).toBeVisible();
    },
  },
};

for (const [name, { place, onlyAt, within, show }] of Object.entries({ ...parts, ...refusals }))
  for (const { width, theme } of within ? inGate([wideLight, phoneDark], [wideDark, phoneLight]) : [])
    if (onlyAt === undefined || (onlyAt === wide.width) === width > 1200)
      test(`${name}, ${width} px ${theme} @both`, async ({ page }) => {
        await setWindow(page, width, theme);
        await open(page, place);
        await show(page);
        const where = `${place} ${width} px ${theme}, ${name}`;
        // Last, because the page no longer reacts to a real pointer afterwards.
        expectNone([
          ...(await axeFindings(page, where, within)),
          ...(await stateFaults(page, where, within)),
        ]);
      });
