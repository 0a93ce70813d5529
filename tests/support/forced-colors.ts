/** Finds controls that are invisible in forced-colors mode. */
import type { Page } from "@playwright/test";

/** Controls without a visible border, text or icon. */
export function invisibleControls(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const seen = (style: CSSStyleDeclaration) =>
      style.borderTopStyle !== "none" &&
      Number.parseFloat(style.borderTopWidth) > 0 &&
      !isClear(style.borderTopColor);
    /** The color behind an element: its own, or that of the first ancestor that has one. */
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    // The browser draws a check box itself, with an edge that styles don't show.
    return [...document.querySelectorAll("button, summary, input:not([type=checkbox]), a[data-variant]")]
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
          ...(edged || hasInk ? [] : [`${place}: ${name} is invisible`]),
          ...(isButton && !edged ? [`${place}: ${name} has no border`] : []),
        ];
      });
  }, where);
}
