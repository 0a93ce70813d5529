/**
 * Each kind of page in one visit: axe, forced colors, print, widths, every control under the pointer, pressed and focused;
 * and nothing that moves while the page opens, no error, request to another host, cookie or anything stored.
 * `npm test` takes turns: the kinds share the widths and themes. tests/built looks at the pages of the other practices.
 */
import { axeFindings } from "../../support/axe.ts";
import { collectLeaks, expectNone } from "../../support/findings.ts";
import { forcedColorFaults } from "../../support/forced-colors.ts";
import { movedOnOpening } from "../../support/layout-shifts.ts";
import { lostOnPaper } from "../../support/paper.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, themes } from "../../support/site.ts";
import { inTurn } from "../../support/spread.ts";
import { stateFaults } from "../../support/states.ts";
import { open, openPanels, phone, setWindow, storedBy, wide } from "../../support/visit.ts";
import { widthFaults } from "../../support/widths.ts";

test.use({ motion: "reduce" });

for (const [place, [kind, path]] of Object.entries(kinds).entries())
  test(`kind ${kind}`, async ({ page }) => {
    const findings = collectLeaks(page);
    await open(page, path, place % 2 === 0 ? wide : phone);
    findings.push(
      ...(await movedOnOpening(page)).map((moved) => `${path}: ${moved} moved while the page opened`),
    );
    await openPanels(page);
    // tests/built has the other two pairs of width and theme.
    const pairs = [
      { width: 1280, theme: "dark" },
      { width: 390, theme: "light" },
    ] as const;
    for (const { width, theme } of inTurn(pairs, place, 2)) {
      await setWindow(page, width, theme);
      findings.push(...(await axeFindings(page, `${path} ${width} px ${theme}`)));
    }

    await page.emulateMedia({ forcedColors: "active" });
    const screens = themes.flatMap((theme) => [1280, 390].map((width) => ({ theme, width })));
    for (const { theme, width } of inTurn(screens, place, 4)) {
      await setWindow(page, width, theme);
      findings.push(...(await forcedColorFaults(page, `${path} ${width} px ${theme}, forced colors`)));
    }
    await page.emulateMedia({ forcedColors: "none" });

    findings.push(...(await lostOnPaper(page, path)));
    findings.push(...(await widthFaults(page, path, place)));

    // Last, because the page no longer reacts to a real pointer afterwards. The frame is the same around every page.
    const isHome = kind === "home";
    const within = isHome ? "body" : "main";
    for (const width of isHome ? [1280, 390] : [1280])
      for (const theme of isHome ? themes : inTurn(themes, place, 2)) {
        await setWindow(page, width, theme);
        findings.push(...(await stateFaults(page, `${path} ${width} px ${theme}`, within)));
      }
    const stored = [...Object.values(await storedBy(page)), await page.context().cookies()].flat();
    expectNone([...findings, ...stored.map((name) => `${path}: stores ${JSON.stringify(name)}`)]);
  });
