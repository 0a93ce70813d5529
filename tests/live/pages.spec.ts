/**
 * In a browser, pages that together have all that any page has: narrow, spaced and enlarged text (WCAG 1.4.4, 1.4.10, 1.4.12),
 * target sizes, no console errors; in English also axe, on a desktop in light and on a phone in dark. A sweep visits every page.
 */
import { pagesOf } from "../../site/pages.ts";
import { languageOf } from "../../site/text/language.ts";
import { axeFindings, screenRules } from "../support/axe.ts";
import { cover } from "../support/cover.ts";
import { collectErrors, expectNone } from "../support/findings.ts";
import { addStyles, layoutFaults, smallTargets } from "../support/layout.ts";
import { test } from "../support/shared-context.ts";
import { editions, paths, unknownPaths } from "../support/site.ts";
import { inTurn, isSweep } from "../support/spread.ts";
import { open, openPanels, setWindow } from "../support/visit.ts";

test.use({ motion: "reduce" });

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubled = "html { font-size: 200% !important }";

/** `npm test` looks at every second page on a desktop in light, and at the others on a phone in dark. A sweep does both. */
const isTurn = (place: number, turn: number) => inTurn([0, 1], place, 2).includes(turn);

function covering() {
  const seen = new Set<string>();
  return editions.flatMap((edition) => cover(pagesOf(edition), seen).map(({ address }) => address));
}
const visited = isSweep ? paths : [...covering(), ...unknownPaths];

for (const [place, path] of visited.entries())
  test(`page ${path}`, async ({ page }) => {
    const findings = collectErrors(page);
    // A page in Spanish has the parts of the one in English, with other words.
    const whole = languageOf(path) === "en";
    const isWide = whole && isTurn(place, 0);
    await setWindow(page, isWide ? 1280 : 640, "light");
    await open(page, path);
    await openPanels(page);
    // The frame around `main` is the same on all pages. tests/proof/kinds.spec.ts has the other two pairs of width and theme.
    const within = path === "/" ? "html" : "main";
    if (isWide) {
      findings.push(...(await axeFindings(page, `${path} 1280 px light`, within)));
      findings.push(...(await layoutFaults(page, `${path} 1280 px`)));
      findings.push(...(await smallTargets(page, `${path} 1280 px`)));
      // A resize takes longer than new styles, so each width is set once.
      await addStyles(page, spacing);
      findings.push(...(await layoutFaults(page, `${path} 1280 px, spaced text`)));
      await addStyles(page, "");
      await setWindow(page, 640);
    }
    await addStyles(page, doubled);
    findings.push(...(await layoutFaults(page, `${path} 640 px, text at 200 %`)));
    await addStyles(page, "");
    if (whole && isTurn(place, 1)) {
      await setWindow(page, 390, "dark");
      const rules = isWide ? screenRules : undefined;
      findings.push(...(await axeFindings(page, `${path} 390 px dark`, within, rules)));
    }
    await setWindow(page, 320, "light");
    findings.push(...(await layoutFaults(page, `${path} 320 px`)));
    findings.push(...(await smallTargets(page, `${path} 320 px`)));
    await addStyles(page, spacing);
    findings.push(...(await layoutFaults(page, `${path} 320 px, spaced text`)));
    expectNone(findings);
  });
