/** Accessibility of every page, on a desk by day and on a phone by night, and no complaint in the console. */
import { axeFindings } from "../support/axe.ts";
import { expectNone, test } from "../support/calm.ts";
import { open, paths, setWindow } from "../support/site.ts";
import { complaintsOf } from "../support/visit.ts";

/** The other two pairs are seen in tests/proof/axe.spec.ts, for each kind of page. */
const screens = [
  [1280, "light"],
  [390, "dark"],
] as const;

for (const path of paths)
  test(`axe ${path}`, async ({ page }) => {
    const findings = complaintsOf(page);
    await open(page, path);
    for (const [width, theme] of screens) {
      await setWindow(page, width, theme);
      findings.push(...(await axeFindings(page, `${path} ${width} px ${theme}`)));
    }
    expectNone(findings);
  });
