/** Forced colors (high contrast mode on Windows): every control must stay visible. */

import { expectNone } from "../support/findings.ts";
import { invisibleControls } from "../support/forced-colors.ts";
import { test } from "../support/shared-context.ts";
import { kinds, themes } from "../support/site.ts";
import { open, setWindow } from "../support/visit.ts";

for (const [kind, path] of Object.entries(kinds))
  test(`forced colors ${kind}`, async ({ page }) => {
    const findings: string[] = [];
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, path);
    for (const theme of themes)
      for (const width of [1280, 390]) {
        await setWindow(page, width, theme);
        findings.push(...(await invisibleControls(page, `${path} ${width} px ${theme}, forced colors`)));
      }
    expectNone(findings);
  });
