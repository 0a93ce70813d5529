/** Finds what can't be seen in forced-colors mode. */
import type { Page } from "@playwright/test";

/**
 * Controls without a visible border, text or icon; and current, pressed or selected items whose colors, borders and lines are
 * those of another of their class.
 */
export function forcedColorFaults(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
    const edge = (style: CSSStyleDeclaration, line: string) => {
      const of = (part: string) => style.getPropertyValue(`${line}-${part}`);
      const isSeen = of("style") !== "none" && Number.parseFloat(of("width")) > 0 && !isClear(of("color"));
      return isSeen ? of("color") : undefined;
    };
    /** The color behind an element: its own, or that of the first ancestor that has one. */
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
      );
    const named = (element: Element) =>
      `${place}: <${element.localName} class="${element.className}"> "${element.getAttribute("aria-label") ?? element.textContent?.trim()}"`;

    // The browser draws a check box itself, with an edge that styles don't show.
    const controls = visible("button, summary, input:not([type=checkbox]), a[data-variant]").flatMap(
      (control) => {
        const edged = [undefined, "::before"].some((part) =>
          edge(getComputedStyle(control, part), "border-top"),
        );
        const { color } = getComputedStyle(control);
        const hasInk =
          color !== ground(control) && (control.textContent?.trim() || control.querySelector("svg"));
        const isButton = control.matches("a[data-variant], input") || !control.textContent?.trim();
        return [
          ...(edged || hasInk ? [] : [`${named(control)} is invisible`]),
          ...(isButton && !edged ? [`${named(control)} has no border`] : []),
        ];
      },
    );

    const marked =
      '[class][aria-current]:not([aria-current="false"]), [class][aria-pressed="true"], [class][aria-selected="true"]';
    const look = (element: Element) => {
      const parts = [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const { backgroundColor, color, textDecorationLine } = style;
        const colors = [isClear(backgroundColor) ? ground(element) : backgroundColor, color];
        const lines = ["border-top", "border-bottom", "border-left", "outline"].map((line) =>
          edge(style, line),
        );
        return style.content === "none" ? [] : [...colors, ...lines, textDecorationLine];
      });
      return JSON.stringify(parts);
    };
    const states = visible(marked).flatMap((item) => {
      const others = [...document.getElementsByClassName(item.className)].filter(
        (other) => !other.matches(marked) && other.checkVisibility({ visibilityProperty: true }),
      );
      return others.some((other) => look(other) === look(item))
        ? [`${named(item)} looks like the others`]
        : [];
    });
    return [...controls, ...states];
  }, where);
}
