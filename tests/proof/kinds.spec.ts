/**
 * Each kind of page in one visit: axe, forced colors, every width, and every control under the pointer, pressed and
 * focused. tests/live looks at every page of the other practices.
 */
import { axeFindings, screenRules } from "../support/axe.ts";
import { expectNone } from "../support/findings.ts";
import { invisibleControls } from "../support/forced-colors.ts";
import { test } from "../support/shared-context.ts";
import { kinds, themes } from "../support/site.ts";
import { stateFaults } from "../support/states.ts";
import { open, openPanels, setWindow } from "../support/visit.ts";
import { widthFaults } from "../support/widths.ts";

for (const [kind, path] of Object.entries(kinds))
  test(`kind ${kind}`, async ({ page }) => {
    await open(page, path);
    await openPanels(page);
    await setWindow(page, 1280, "dark");
    const findings = await axeFindings(page, `${path} 1280 px dark`);
    await setWindow(page, 390, "light");
    findings.push(...(await axeFindings(page, `${path} 390 px light`, "html", screenRules)));

    await page.emulateMedia({ forcedColors: "active" });
    for (const theme of themes)
      for (const width of [1280, 390]) {
        await setWindow(page, width, theme);
        findings.push(...(await invisibleControls(page, `${path} ${width} px ${theme}, forced colors`)));
      }
    await page.emulateMedia({ forcedColors: "none" });

    findings.push(...(await widthFaults(page, path)));

    // Last, because the page no longer reacts to a real pointer afterwards. The frame is the same around every page.
    const within = kind === "home" ? "body" : "main";
    for (const width of kind === "home" ? [1280, 390] : [1280])
      for (const theme of themes) {
        await setWindow(page, width, theme);
        findings.push(...(await stateFaults(page, `${path} ${width} px ${theme}`, within)));
      }
    expectNone(findings);
  });
