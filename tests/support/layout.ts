/** What can go wrong with text that is larger, wider or in a narrow window: measured in the page. */
import type { Page } from "@playwright/test";

/** Adds styles as a reader's own tool would. A constructed sheet is not the page's, so its security policy stays as it is. */
export function addStyles(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, css);
}

/** Sideways scrolling, words that are cut off, words that lie on other words. */
export function layoutFaults(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const faults: string[] = [];
    const name = (element: Element) => {
      const words = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${words}"`;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      faults.push(
        `${place}: scrolls sideways by ${scrollWidth - clientWidth} px, ${wide.slice(-1).map(name)}`,
      );
    }

    /** Kept for screen readers alone, by the same technique as .visually-hidden. */
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isClippedAway(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isClippedAway(element) &&
      !element.closest("[inert], .visually-hidden, svg, [aria-roledescription=carousel] > div > div");
    const texts: { element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1) texts.push({ element, rect });
    }

    for (const { element, rect } of texts) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const middle = rect.top + rect.height / 2;
        const cutSideways =
          /hidden|clip/.test(overflowX) && (rect.right > frame.right + 2 || rect.left < frame.left - 2);
        const cutBelow = /hidden|clip/.test(overflowY) && (middle > frame.bottom || middle < frame.top);
        if (cutSideways || cutBelow)
          faults.push(`${place}: cut off by <${box.localName} class="${box.className}">: ${name(element)}`);
        const isControl =
          box.matches("button, summary, a[data-variant], [aria-current]") &&
          getComputedStyle(box).display !== "inline";
        if (isControl && (rect.right > frame.right + 2 || middle > frame.bottom || middle < frame.top))
          faults.push(`${place}: words leave their control: ${name(box)}`);
      }
    }

    /** What is fixed or sticky lies over the page by design; it is compared with itself alone. */
    const layerOf = (element: Element | null): Element | null => {
      for (let box = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position) || box.localName === "dialog") return box;
      return null;
    };
    // A line's box is higher than its letters: the middle half is what the eye sees.
    const lines = texts.map(({ element, rect }) => ({
      element,
      layer: layerOf(element),
      left: rect.left + 1,
      right: rect.right - 1,
      top: rect.top + rect.height / 4,
      bottom: rect.bottom - rect.height / 4,
    }));
    lines.sort((a, b) => a.top - b.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (other.element === one.element || other.layer !== one.layer) continue;
        if (other.left < one.right && one.left < other.right)
          faults.push(`${place}: ${name(one.element)} lies on ${name(other.element)}`);
      }
    return [...new Set(faults)];
  }, where);
}

/** Controls under 44 px, apart from links in a text, which axe holds to 24. */
export function smallTargets(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "button, summary, input, select, a[data-variant], header a, dialog a, nav[aria-label] > ul > li > a, aside a",
    );
    return [...controls]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"),
      )
      .filter((control) => getComputedStyle(control).display !== "inline")
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const words = control.getAttribute("aria-label") ?? control.textContent?.trim();
        return Math.min(width, height) < 44
          ? [
              `${place}: <${control.localName} class="${control.className}"> "${words}" is ${Math.round(width)} x ${Math.round(height)} px`,
            ]
          : [];
      });
  }, where);
}
