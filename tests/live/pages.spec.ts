/**
 * Every page in a browser: axe on a desktop in the light theme and on a phone in the dark one; zoomed, spaced and enlarged
 * text (WCAG 1.4.4, 1.4.10, 1.4.12); target sizes; and no console errors.
 */
import { pagesOf } from "../../site/pages.ts";
import { languageOf } from "../../site/text/language.ts";
import { axeFindings, screenRules } from "../support/axe.ts";
import { collectErrors, expectNone } from "../support/findings.ts";
import { addStyles, layoutFaults, smallTargets } from "../support/layout.ts";
import { test } from "../support/shared-context.ts";
import { editions, paths, unknownPaths } from "../support/site.ts";
import { inTurn } from "../support/spread.ts";
import { open, openPanels, setWindow } from "../support/visit.ts";

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubled = "html { font-size: 200% !important }";

/**
 * One page of each kind. On the others only `main` is tested: the frame around it is the same.
 */
const firstOfKind = new Set([
  ...editions.flatMap((edition) => [
    ...new Map(
      pagesOf(edition)
        .toReversed()
        .map(({ kind, address }) => [kind, address]),
    ).values(),
  ]),
  ...unknownPaths,
]);
/** The other pages in Spanish have the parts of those in English, with words that are as long as on the first of their kind. */
const visited = paths.filter((path) => languageOf(path) === "en" || firstOfKind.has(path));

for (const [place, path] of visited.entries())
  test(`page ${path}`, async ({ page }) => {
    const findings = collectErrors(page);
    await setWindow(page, 1280, "light");
    await open(page, path);
    await openPanels(page);
    const isFirst = firstOfKind.has(path);
    const within = isFirst ? "html" : "main";
    // tests/proof/kinds.spec.ts covers the other two pairs of width and theme.
    findings.push(...(await axeFindings(page, `${path} 1280 px light`, within)));
    findings.push(...(await layoutFaults(page, `${path} 1280 px`)));
    findings.push(...(await smallTargets(page, `${path} 1280 px`)));
    // A resize takes longer than new styles, so each width is set once.
    await addStyles(page, spacing);
    findings.push(...(await layoutFaults(page, `${path} 1280 px, spaced text`)));
    await addStyles(page, doubled);
    findings.push(...(await layoutFaults(page, `${path} 1280 px, text at 200 %`)));

    await setWindow(page, 640);
    findings.push(...(await layoutFaults(page, `${path} 640 px, text at 200 %`)));

    await addStyles(page, "");
    if (isFirst || inTurn([path], place, 4).length > 0) {
      await setWindow(page, 390, "dark");
      findings.push(...(await axeFindings(page, `${path} 390 px dark`, within, screenRules)));
    }

    await setWindow(page, 320, "light");
    findings.push(...(await layoutFaults(page, `${path} 320 px`)));
    findings.push(...(await smallTargets(page, `${path} 320 px`)));
    await addStyles(page, spacing);
    findings.push(...(await layoutFaults(page, `${path} 320 px, spaced text`)));
    expectNone(findings);
  });
