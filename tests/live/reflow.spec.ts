/** Every page for a reader who zooms, spaces or enlarges: WCAG 1.4.4, 1.4.10, 1.4.12, and targets a thumb can hit. */
import { expectNone, test } from "../support/calm.ts";
import { addStyles, layoutFaults, smallTargets } from "../support/layout.ts";
import { open, paths, setWindow } from "../support/site.ts";

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubled = "html { font-size: 200% !important }";

for (const path of paths)
  test(`reflow ${path}`, async ({ page }) => {
    await setWindow(page, 320);
    await open(page, path);
    const findings = await layoutFaults(page, `${path} 320 px`);
    findings.push(...(await smallTargets(page, `${path} 320 px`)));

    await addStyles(page, spacing);
    for (const width of [320, 1280]) {
      await setWindow(page, width);
      findings.push(...(await layoutFaults(page, `${path} ${width} px, spaced text`)));
    }

    await addStyles(page, doubled);
    for (const width of [1280, 640]) {
      await setWindow(page, width);
      findings.push(...(await layoutFaults(page, `${path} ${width} px, text at 200 %`)));
    }

    await addStyles(page, "");
    await setWindow(page, 1280);
    findings.push(...(await layoutFaults(page, `${path} 1280 px`)));
    findings.push(...(await smallTargets(page, `${path} 1280 px`)));
    expectNone(findings);
  });
