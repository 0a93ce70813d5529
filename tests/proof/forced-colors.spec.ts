/** High contrast, as Windows has it: the system's few colours replace ours, and every control must still show. */
import type { Page } from "@playwright/test";
import { expectNone, test } from "../support/calm.ts";
import { kinds, open, setWindow, themes } from "../support/site.ts";

/** Buttons that have neither a border, nor words, nor a drawing that is seen against what is behind them. */
function unseenControls(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const seen = (style: CSSStyleDeclaration) =>
      style.borderTopStyle !== "none" &&
      Number.parseFloat(style.borderTopWidth) > 0 &&
      !isClear(style.borderTopColor);
    /** The colour behind an element: its own, or that of the first ancestor that has one. */
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll("button, summary, input, a[data-variant]")]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"),
      )
      .flatMap((control) => {
        const name = `<${control.localName} class="${control.className}"> "${control.getAttribute("aria-label") ?? control.textContent?.trim()}"`;
        const edged = [getComputedStyle(control), getComputedStyle(control, "::before")].some(seen);
        const { color } = getComputedStyle(control);
        const hasInk =
          color !== ground(control) && (control.textContent?.trim() || control.querySelector("svg"));
        const isButton = control.matches("a[data-variant], input") || !control.textContent?.trim();
        return [
          ...(edged || hasInk ? [] : [`${place}: ${name} can't be seen`]),
          ...(isButton && !edged ? [`${place}: ${name} has no edge`] : []),
        ];
      });
  }, where);
}

for (const [kind, path] of Object.entries(kinds))
  test(`forced colors ${kind}`, async ({ page }) => {
    const findings: string[] = [];
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, path);
    for (const theme of themes)
      for (const width of [1280, 390]) {
        await setWindow(page, width, theme);
        findings.push(...(await unseenControls(page, `${path} ${width} px ${theme}, forced colors`)));
      }
    expectNone(findings);
  });
