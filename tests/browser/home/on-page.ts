/** Locators and measurements for a carousel on the home page. */
import { expect, type Page } from "@playwright/test";
import { open } from "../../support/visit.ts";

export const names = {
  hero: "Welcome",
  reviews: "What our patients say",
  services: "What we do",
  quotes: "One review at a time",
  insurers: "Plans we take",
};

export function carouselOn(page: Page, name: string) {
  const root = page.getByRole("region", { name, exact: true });
  const track = root.locator("[aria-live]");
  const slides = track.locator("> [role=group]");
  const shown = track.locator("> [role=group]:not([inert])");
  const button = (label: string) => root.getByRole("button", { name: label, exact: true });

  return {
    root,
    track,
    slides,
    shown,
    button,
    ready: () => expect(root).toHaveAttribute("data-ready"),
    hasState: (state: string) => expect(root).toHaveAttribute("data-state", state),
    /** Accessible names of the slides that are not inert, such as "1 of 6". */
    positions: () => shown.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label"))),
    /** How many slides are completely visible. */
    inWindow: () =>
      track.evaluate((row) => {
        const window = (row.parentElement as HTMLElement).getBoundingClientRect();
        return [...row.children].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= window.left - 1 && right <= window.right + 1;
        }).length;
      }),
    left: () => track.evaluate((row) => row.getBoundingClientRect().left),
    isMoving: () => track.evaluate((row) => row.getAnimations().length > 0),
    settled: () => expect.poll(() => track.evaluate((row) => row.getAnimations().length)).toBe(0),
  };
}

type CarouselOnPage = ReturnType<typeof carouselOn>;

export async function openHome(
  page: Page,
  name: string,
  width = 1440,
  height = 900,
): Promise<CarouselOnPage> {
  await open(page, "/", { width, height });
  const carousel = carouselOn(page, name);
  await carousel.root.scrollIntoViewIfNeeded();
  await carousel.ready();
  return carousel;
}

/** Presses the mouse in the middle of the slides and moves it by `by` pixels. `release` releases the button. */
export async function drag(page: Page, { track }: CarouselOnPage, by: number) {
  const window = track.locator("..");
  await window.scrollIntoViewIfNeeded();
  const box = await window.boundingBox();
  if (!box) throw new Error("the carousel has no box");
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  return { release: () => page.mouse.up() };
}

/** What the move that `start` begins is like, looked at when it begins, halfway and at its end. */
export async function moveAfter({ track }: CarouselOnPage, start: () => Promise<unknown> = async () => {}) {
  const watch = await track.evaluateHandle((row) => {
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    const window = row.parentElement as HTMLElement;
    const padding = Number.parseFloat(getComputedStyle(window).paddingLeft);

    /** The widest part of the viewport without a slide, not counting the gap between slides. */
    function hole(): number {
      const { left, right } = window.getBoundingClientRect();
      const boxes = [...row.children].map((slide) => slide.getBoundingClientRect());
      let [covered, widest] = [left + padding, 0];
      for (const box of boxes.sort((one, other) => one.left - other.left)) {
        if (box.right < covered || box.left > right - padding) continue;
        widest = Math.max(widest, box.left - covered - gap);
        covered = box.right;
      }
      return Math.max(widest, right - padding - covered - gap);
    }

    async function move() {
      while (row.getAnimations().length === 0) await new Promise(requestAnimationFrame);
      const [animation] = row.getAnimations() as [Animation];
      const duration = Number(animation.effect?.getComputedTiming().duration);
      animation.pause();
      const seen = [0.01, 0.5, 0.99].map((share) => {
        animation.currentTime = duration * share;
        return { hole: hole(), left: row.getBoundingClientRect().left };
      });
      animation.play();
      // Negative to the left.
      const distance = (seen.at(-1)?.left ?? 0) - (seen[0]?.left ?? 0);
      return { duration, distance, hole: Math.max(...seen.map((one) => one.hole)) };
    }
    return { move: move() };
  });
  await start();
  return watch.evaluate(({ move }) => move);
}
