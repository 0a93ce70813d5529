/**
 * Tab moves the focus in visual and document order, and never to a hidden element.
 */
import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { open, setWindow } from "../../support/visit.ts";

test.use({ motion: "reduce" });

interface Stop {
  name: string;
  /** Precedes the element that had the focus before, in document order. */
  back: boolean;
  /** Back at the first element. */
  round: boolean;
  /** Fixed to the viewport, so its position on the page is not compared. */
  floats: boolean;
  section: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  hidden: boolean;
  ring: boolean;
  /** Carousel controls precede the slides in the tab order, wherever they are drawn (ARIA Authoring Practices). */
  movesSlides: boolean;
}

function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const trail = window as unknown as { first?: Element; before?: Element };
    const round = trail.first === element;
    const back =
      ((trail.before?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    trail.first ??= element;
    trail.before = element;
    const box = element.getBoundingClientRect();
    // A card's link covers the card, so any part of the card may be on top of it.
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 3, box.top + box.height / 2],
      [box.right - 3, box.top + box.height / 2],
    ] as const;
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    let floats = false;
    for (let part: Element | null = element; part; part = part.parentElement)
      floats ||= /fixed|sticky/.test(getComputedStyle(part).position);
    const around = [
      element,
      ...element.querySelectorAll("*"),
      element.parentElement,
      element.closest("li, article, div"),
    ];
    const ring = around.some(
      (part) =>
        part &&
        ["", "::before", "::after"].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo || null);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        }),
    );
    const landmark = element.closest(
      "main section, main nav, main article, main aside, header, footer, main",
    );
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      name: `<${element.localName}> "${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`,
      back,
      round,
      floats,
      section: `${landmark?.localName} ${landmark?.className} ${landmark?.getAttribute("aria-labelledby")}`,
      left: box.left + scrollX,
      right: box.right + scrollX,
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
      hidden: !seen,
      ring,
      movesSlides: element.matches("[aria-roledescription=carousel] button"),
    };
  });
}

const isSameRow = (a: Stop, b: Stop) =>
  Math.abs(a.top + a.bottom - b.top - b.bottom) < Math.min(a.bottom - a.top, b.bottom - b.top);

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press++) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (!stop || stop.round) return stops;
    stops.push(stop);
  }
  throw new Error(`No end after 250 presses of Tab: ${stops.slice(-3).map(({ name }) => name)}`);
}

for (const [kind, least] of [
  ["home", 40],
  ["service", 40],
  ["article", 35],
] as const)
  for (const width of [1280, 390])
    test(
      `keyboard ${kinds[kind]} ${width} px`,
      nightly((kind === "service") !== (width === 390)),
      async ({ page }) => {
        await setWindow(page, width);
        await open(page, kinds[kind]);
        const stops = await walk(page);
        const where = `${kinds[kind]} ${width} px`;
        const findings = stops.flatMap((stop) => [
          ...(stop.hidden ? [`${where}: ${stop.name} has the focus, but is covered`] : []),
          ...(stop.ring ? [] : [`${where}: ${stop.name} has the focus, and no ring shows it`]),
        ]);
        for (const [index, stop] of stops.entries()) {
          const before = stops[index - 1];
          if (!before) continue;
          if (stop.back)
            findings.push(
              `${where}: ${stop.name} is focused after ${before.name}, but precedes it in the document`,
            );
          const compared =
            stop.section === before.section && !stop.floats && !before.floats && !before.movesSlides;
          const isHigher = stop.bottom <= before.top + 1;
          const isRightward = stop.left >= before.right - 1;
          if (compared && isHigher && !isRightward)
            findings.push(`${where}: from ${before.name} Tab jumps up to ${stop.name}`);
          const together = stop.section === before.section && stop.floats === before.floats;
          if (together && !before.movesSlides && isSameRow(stop, before) && stop.right <= before.left + 1)
            findings.push(`${where}: from ${before.name} Tab goes left to ${stop.name}`);
        }
        expectNone(findings);
        expect(stops.length).toBeGreaterThan(width === 390 ? least - 15 : least);
      },
    );
