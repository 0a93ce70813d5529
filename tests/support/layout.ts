/** Finds layout problems of large text, wide text and narrow viewports. */
import type { Page } from "@playwright/test";

/** Adds styles as a browser extension would. The security policy does not apply to constructed style sheets. */
export function addStyles(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, css);
}

/** Horizontal scrolling, clipped text, overlapping text, columns too narrow to read, and short words that break. */
export function layoutFaults(page: Page, where: string): Promise<string[]> {
  return page.evaluate((place) => {
    const faults: string[] = [];
    /** Caches a result per element. */
    const once = <T>(ask: (element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element: Element): T => {
        const answer = known.get(element) ?? ask(element);
        known.set(element, answer);
        return answer;
      };
    };
    const styleOf = once((element) => {
      const { overflowX, overflowY, clipPath, position, display, fontSize, lineHeight } =
        getComputedStyle(element);
      return { overflowX, overflowY, clipPath, position, display, fontSize, lineHeight };
    });
    const frameOf = once((element) => element.getBoundingClientRect());
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
        `${place}: scrolls horizontally by ${scrollWidth - clientWidth} px, ${wide.slice(-1).map(name)}`,
      );
    }

    /** Visible only to screen readers, as with .visually-hidden. */
    const isClippedAway = once(
      (element): boolean =>
        styleOf(element).clipPath === "inset(50%)" ||
        (element.parentElement !== null && isClippedAway(element.parentElement)),
    );
    const isShown = once(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isClippedAway(element) &&
        !element.closest("[inert], .visually-hidden, svg, [aria-roledescription] > div > div"),
    );
    const texts: { element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      texts.push(...rects.map((rect) => ({ element, rect })));
      const size = Number.parseFloat(styleOf(element).fontSize);
      const widest = Math.max(...rects.map(({ width }) => width)) / size;
      if (size < 12) faults.push(`${place}: letters of ${size} px in ${name(element)}`);
      if (
        rects.some(({ left, right }) => left < 4 || right > clientWidth - 4) &&
        rects.some(({ left, right }) => right > 0 && left < clientWidth)
      )
        faults.push(`${place}: at the edge of the screen: ${name(element)}`);
      // About 120 letters: at the end of longer lines readers lose the next one.
      if (rects.length > 1 && widest > 62)
        faults.push(`${place}: lines of ${widest.toFixed()} em in ${name(element)}`);
      if (rects.length > 2 && Number.parseFloat(styleOf(element).lineHeight) < size * 1.01)
        faults.push(`${place}: lines too close to each other in ${name(element)}`);
      if (rects.length > 3 && widest < 4.5)
        faults.push(`${place}: ${widest.toFixed(1)} em for the lines of ${name(element)}`);
      // Longer words may have to break on a narrow screen.
      if (rects.length > 1 && element.closest("header, h1, h2, h3, button, [data-variant]"))
        for (const { 0: word, index } of node.textContent.matchAll(/(?<!\p{L})\p{L}{4,7}(?!\p{L})/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) faults.push(`${place}: "${word}" is broken in ${name(element)}`);
        }
    }

    for (const list of document.querySelectorAll("ol > li"))
      if (isShown(list) && getComputedStyle(list).listStyleType === "none" && !list.closest("nav"))
        faults.push(`${place}: no number at ${name(list)}`);
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      const ratio = width / height / (image.naturalWidth / image.naturalHeight);
      if (
        image.complete &&
        isShown(image) &&
        getComputedStyle(image).objectFit === "fill" &&
        Math.abs(ratio - 1) > 0.03
      )
        faults.push(`${place}: ${image.src} is ${ratio.toFixed(2)} times as wide as it should be`);
    }
    for (const { element, rect } of texts) {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display } = styleOf(box);
        const frame = frameOf(box);
        const middle = rect.top + rect.height / 2;
        const cutSideways =
          /hidden|clip/.test(overflowX) && (rect.right > frame.right + 2 || rect.left < frame.left - 2);
        const cutBelow = /hidden|clip/.test(overflowY) && (middle > frame.bottom || middle < frame.top);
        if (cutSideways || cutBelow)
          faults.push(`${place}: clipped by <${box.localName} class="${box.className}">: ${name(element)}`);
        const isControl =
          display !== "inline" && box.matches("button, summary, a[data-variant], [aria-current]");
        if (isControl && (rect.right > frame.right + 2 || middle > frame.bottom || middle < frame.top))
          faults.push(`${place}: text overflows its control: ${name(box)}`);
      }
    }

    /** Fixed elements, and sticky ones once the page is scrolled, overlap it by design, so text is compared only within its layer. */
    const overPage = scrollY > 0 ? /fixed|sticky/ : /fixed/;
    const layerOf = (element: Element | null): Element | null => {
      for (let box = element; box; box = box.parentElement)
        if (overPage.test(styleOf(box).position) || box.localName === "dialog") return box;
      return null;
    };
    // A line box is taller than its letters, which are in the middle half.
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
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top >= one.bottom) break;
        if (other.element === one.element || other.layer !== one.layer) continue;
        if (other.left < one.right && one.left < other.right)
          faults.push(`${place}: ${name(one.element)} overlaps ${name(other.element)}`);
      }
    return [...new Set(faults)];
  }, where);
}
