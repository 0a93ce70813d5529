/**
 * Each kind of page in one visit: axe, forced colors, print, reduced motion, large text, widths, every control under the pointer, pressed and focused;
 * what it hides on a phone, a wide screen and paper, as accepted; and nothing that moves while the page opens, no error, request to another
 * host, cookie or anything stored.
 */
import { expect, type Page } from "@playwright/test";
import { inGate, isRest, phoneDark, phoneLight, wideDark, wideLight } from "../../gates.ts";
import { axeFindings, screenRules } from "../../support/axe.ts";
import { Columns, columnsIn } from "../../support/columns.ts";
import { collectLeaks, expectNone } from "../../support/findings.ts";
import { forcedColorFaults } from "../../support/forced-colors.ts";
import { hiddenList } from "../../support/hidden.ts";
import { layoutFaults } from "../../support/layout.ts";
import { movedOnOpening, withoutFonts } from "../../support/layout-shifts.ts";
import { paperFaults } from "../../support/paper.ts";
import { connections, largeTextFaults, movingParts, unshownPictures } from "../../support/settings.ts";
import { test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { stateFaults } from "../../support/states.ts";
import { open, openPanels, phone, setWindow, storedBy, wide } from "../../support/visit.ts";

test.use({ motion: "reduce" });

/** Both sides of each breakpoint of engine/app/theme/breakpoints.css, common phones, and the widest screens. */
const breakpoints = [320, 390, 575, 576, 768, 992, 1199, 1200, 1440, 1920];
const everyTwenty = Array.from({ length: 79 }, (_, step) => 340 + 20 * step);
const otherWidths = [360, 375, 412, 414, 430, 767, 991, ...everyTwenty]
  .filter((width, place, all) => !breakpoints.includes(width) && all.indexOf(width) === place)
  .sort((a, b) => a - b);

for (const [kind, path] of Object.entries(kinds))
  test(`kind ${kind} @both`, async ({ page }) => {
    await withoutFonts(page);
    await open(page, path, isRest ? wide : phone);
    const moved = await movedOnOpening(page);
    await page.unrouteAll();
    const findings = collectLeaks(page);
    await open(page, path);
    findings.push(...moved.map((what) => `${path}: ${what} moved while the page opened`));
    findings.push(...(await unshownPictures(page, path)));
    // The frame is the same around every page.
    const within = kind === "home" ? "body" : "main";
    const hidden = isRest ? "" : await hiddenList(page, within);
    await openPanels(page);
    for (const [index, { width, theme }] of inGate(
      [phoneLight, wideDark],
      [phoneDark, wideLight],
    ).entries()) {
      await setWindow(page, width, theme);
      const rules = index === 0 ? undefined : screenRules;
      findings.push(...(await axeFindings(page, `${path} ${width} px ${theme}`, undefined, rules)));
    }

    await page.emulateMedia({ forcedColors: "active" });
    for (const { theme, width } of inGate([phoneLight], [phoneDark, wideLight, wideDark])) {
      await setWindow(page, width, theme);
      findings.push(...(await forcedColorFaults(page, `${path} ${width} px ${theme}, forced colors`)));
    }
    await page.emulateMedia({ forcedColors: "none" });

    for (const look of [paperFaults, movingParts, connections, largeTextFaults])
      findings.push(...(await look(page, path)));
    const { faults, columns } = await atAllWidths(page, path, within);
    findings.push(...faults);
    if (!isRest) expect.soft(hidden + columns).toMatchSnapshot(`${kind}.txt`);

    // Last, because the page no longer reacts to a real pointer afterwards.
    for (const { width, theme } of inGate([wideLight], [wideDark])) {
      await setWindow(page, width, theme);
      findings.push(...(await stateFaults(page, `${path} ${width} px ${theme}`, within)));
    }
    const stored = [...Object.values(await storedBy(page)), await page.context().cookies()].flat();
    expectNone([...findings, ...stored.map((name) => `${path}: stores ${JSON.stringify(name)}`)]);
  });

/** Sideways scrolling, clipped and overlapping words at the widths of this gate, and how many entries of lists stand side by side. */
async function atAllWidths(page: Page, path: string, within: string) {
  // The protocol's own way: Playwright's waits for more frames.
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const columns = new Columns();
  const widths = inGate(breakpoints, otherWidths);
  for (const width of widths) {
    const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", size);
    columns.add(await columnsIn(page, within));
    if ((await layoutFaults(page, path)).length === 0) continue;
    // Scripts may still be at work on the new width.
    await setWindow(page, width);
    faults.push(...(await layoutFaults(page, `${path} ${width} px`)));
  }
  await session.detach();
  return { faults, columns: columns.text(widths) };
}
