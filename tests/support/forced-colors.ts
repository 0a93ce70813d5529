/** Finds what can't be seen in forced-colors mode. */
import type { Page } from "@playwright/test";

/**
 * Controls without a visible border, text or icon; parts that only a shadow, which this mode takes away, sets apart; and current, pressed or selected items with no color, border or
 * line that the others of their class don't have.
 */
export async function forcedColorFaults(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("main *"))
      element.toggleAttribute("data-shadow", getComputedStyle(element).boxShadow !== "none");
  });
  await page.emulateMedia({ forcedColors: "active" });
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
    /** Colors and lines that can be seen: all but those of the ground. */
    const inks = (element: Element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const hasWords = part ? !["none", '""'].includes(style.content) : element.textContent?.trim();
        const colors = {
          fill: isClear(style.backgroundColor) ? undefined : style.backgroundColor,
          words: hasWords ? style.color : undefined,
          ...Object.fromEntries(
            ["border-top", "border-bottom", "border-left", "outline"].map((line) => [
              line,
              edge(style, line),
            ]),
          ),
        };
        const lines = hasWords && style.textDecorationLine !== "none" ? [style.textDecorationLine] : [];
        const seen = Object.entries(colors).filter(
          ([, color]) => color && color !== ground(element.parentElement),
        );
        return style.content === "none"
          ? []
          : [...seen.map((ink) => ink.join(" ")), ...lines].map((ink) => `${part} ${ink}`);
      });
    const states = visible(marked).flatMap((item) => {
      const own = inks(item);
      const others = [...document.getElementsByClassName(item.className)].filter(
        (other) => !other.matches(marked) && other.checkVisibility({ visibilityProperty: true }),
      );
      const isAlike = others.map(inks).some((ink) => own.every((one) => ink.includes(one)));
      return isAlike ? [`${named(item)} looks like the others`] : [];
    });
    const bare = visible("[data-shadow]").filter((part) => !edge(getComputedStyle(part), "border-top"));
    return [
      ...controls,
      ...states,
      ...bare.map((part) => `${named(part)} has no edge instead of its shadow`),
    ];
  }, where);
}
