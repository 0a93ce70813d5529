/** Accessibility of every page, at a phone's and a desk's width, in light and dark, and no complaint in the console. */
import { axeFindings } from "../support/axe.ts";
import { expectNone, test } from "../support/calm.ts";
import { open, paths, setWindow, themes } from "../support/site.ts";
import { complaintsOf } from "../support/visit.ts";

for (const path of paths)
  test(`axe ${path}`, async ({ page }) => {
    const findings = complaintsOf(page);
    await open(page, path);
    for (const width of [1280, 390])
      for (const theme of themes) {
        await setWindow(page, width, theme);
        findings.push(...(await axeFindings(page, `${path} ${width} px ${theme}`)));
      }
    expectNone(findings);
  });
