/**
 * Turns `:hover`, `:active` and `:focus` in a page's style sheets into attributes, which have the same specificity. A
 * script can then put a control into each state together with its ancestors, as a real pointer would, without a round
 * trip to the browser. Afterwards the page no longer shows the states of a real pointer, only those in `data-state`; `data-now` are
 * those it had before. Turns off transitions, too.
 */
import type { Page } from "@playwright/test";

export function statesToAttributes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const attributes = [
      [/:hover/g, '[data-state~="hover"]'],
      [/:active/g, '[data-state~="active"]'],
      [/:focus-within/g, '[data-state~="within"]'],
      [/:focus(?:-visible)?(?![\w-])/g, '[data-state~="focus"]'],
    ] as const;
    const rewrite = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const before = rule.selectorText;
          const after = attributes.reduce((text, [from, to]) => text.replace(from, to), before);
          if (after !== before) {
            rule.selectorText = after;
            if (rule.selectorText === before) throw new Error(`The browser refused ${after}`);
          }
        }
        if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
      }
    };
    // A submenu that is open under the pointer or the focus stays open. The second time, a page has no real states.
    if (document.adoptedStyleSheets.length === 0)
      for (const [state, selector] of Object.entries({
        hover: ":hover",
        focus: ":focus",
        within: ":focus-within",
      }))
        for (const element of document.querySelectorAll(selector)) {
          const before = element.getAttribute("data-state") ?? "";
          element.setAttribute("data-state", `${before} ${state}`);
          element.setAttribute("data-now", `${before} ${state}`);
        }
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
    const still = new CSSStyleSheet();
    // Hit testing skips what takes no pointer events.
    still.replaceSync(`*, ::before, ::after {
      transition: none !important; animation: none !important;
      scroll-behavior: auto !important; pointer-events: auto !important }`);
    document.adoptedStyleSheets = [still];
  });
}
