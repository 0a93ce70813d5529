/**
 * Tab moves the focus in visual and document order, shows it, and never to an element that is hidden or under the sticky header
 * or the call bar (WCAG 2.4.3, 2.4.7, 2.4.11).
 */
import { expect, type Page } from "@playwright/test";
import { expectNone } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { open, phone, wide } from "../../support/visit.ts";

// Alone, because Firefox's focus ends in the browser's toolbar, and stays there for the next test.
test.use({ motion: "reduce" });

/** The focused element, or undefined when the focus has left the page or is back at the first one. */
function readStop(page: Page, mayCoverPart: boolean) {
  return page.evaluate(async (isPartAllowed) => {
    const element = document.activeElement;
    // In Firefox activeElement stays the same when the focus moves on to the browser's toolbar.
    if (!element?.matches(":focus") || element === document.body) return undefined;
    const trail = window as unknown as { first?: Element; before?: Element };
    if (trail.first === element) return undefined;
    trail.first ??= element;
    const position = trail.before?.compareDocumentPosition(element) ?? 0;
    trail.before = element;

    const bars = [...document.querySelectorAll("header > div, aside")].filter(
      (bar) => bar.matches("header > div") || getComputedStyle(bar).position === "fixed",
    );
    const isHidden = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ] as const;
      const tops = points.map((point) => document.elementFromPoint(...point));
      // A card's link covers the card, so any part of the card may be on top of it.
      const isSeen = tops.some((part) => part && (element.contains(part) || part.contains(element)));
      const isUnderBar = bars.some(
        (bar) => !bar.contains(element) && tops.some((part) => bar.contains(part)),
      );
      return !isSeen || (isUnderBar && !isPartAllowed);
    };
    // Firefox scrolls to the focused element a few frames later.
    const deadline = performance.now() + 1000;
    while (isHidden() && performance.now() < deadline) await new Promise(requestAnimationFrame);

    const around = [
      element,
      ...element.querySelectorAll("*"),
      element.parentElement,
      element.closest("li, article, div"),
    ];
    const hasRing = around.some(
      (part) =>
        part &&
        ["", "::before", "::after"].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo || null);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        }),
    );
    let floats = false;
    for (let part: Element | null = element; part; part = part.parentElement)
      floats ||= /fixed|sticky/.test(getComputedStyle(part).position);
    const landmark = element.closest(
      "main section, main nav, main article, main aside, header, footer, main",
    );
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      name: `<${element.localName}> "${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`,
      isBack: (position & Node.DOCUMENT_POSITION_PRECEDING) > 0,
      isHidden: isHidden(),
      hasRing,
      /** Only places of one part that scrolls with the page are compared. */
      section: `${landmark?.localName} ${landmark?.className} ${landmark?.getAttribute("aria-labelledby")} ${floats}`,
      floats,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
      /** Carousel controls precede the slides in the tab order, wherever they are drawn (ARIA Authoring Practices). */
      movesSlides: element.matches("[aria-roledescription=carousel] button"),
    };
  }, mayCoverPart);
}
type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/** What is wrong with the way from one stop to the next. */
function wrongWay(before: Stop, stop: Stop): string[] {
  const found = [];
  if (stop.isBack) found.push(`${stop.name} follows ${before.name}, but precedes it in the document`);
  if (stop.section !== before.section || before.movesSlides) return found;
  const isHigher = !stop.floats && stop.bottom <= before.top + 1 && stop.left < before.right - 1;
  if (isHigher) found.push(`from ${before.name} Tab jumps up to ${stop.name}`);
  const lower = Math.min(stop.bottom - stop.top, before.bottom - before.top);
  const isSameRow = Math.abs(stop.top + stop.bottom - before.top - before.bottom) < lower;
  if (isSameRow && stop.right <= before.left + 1)
    found.push(`from ${before.name} Tab goes left to ${stop.name}`);
  return found;
}

const walks: [path: string, size: typeof phone, key: "Tab" | "Shift+Tab", tag: string[]][] = [
  [kinds.service, phone, "Tab", []],
  [kinds.home, wide, "Tab", ["@once"]],
  [kinds.article, wide, "Tab", ["@once"]],
  [kinds.home, wide, "Shift+Tab", ["@nightly", "@once"]],
  [kinds.home, phone, "Tab", ["@nightly"]],
];
for (const [path, size, key, tag] of walks)
  test(`${key} on ${path}, ${size.width} px`, { tag }, async ({ page, browserName }) => {
    await open(page, path, size);
    const isForward = key === "Tab";
    if (!isForward) await page.getByRole("contentinfo").getByRole("link").last().focus();
    const findings: string[] = [];
    const stops: Stop[] = [];
    for (let presses = 0; presses < 250; presses++) {
      await page.keyboard.press(key);
      const stop = await readStop(page, browserName === "firefox");
      if (!stop) break;
      if (stop.isHidden) findings.push(`${stop.name} has the focus, but is covered`);
      if (!stop.hasRing) findings.push(`${stop.name} has the focus, and no ring shows it`);
      const before = stops.at(-1);
      if (before && isForward) findings.push(...wrongWay(before, stop));
      stops.push(stop);
    }
    expectNone(findings);
    expect(stops.length).toBeGreaterThan(25);
    expect(stops.length).toBeLessThan(250);
  });
