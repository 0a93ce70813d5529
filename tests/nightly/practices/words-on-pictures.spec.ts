/**
 * No word on a picture where it can't be read: hero and banners from 320 to 2000 px, in light and dark, each letter's color
 * against every pixel beneath its box.
 */
import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { traitsOf } from "../../../engine/data/kinds/kinds.ts";
import { pagesOf } from "../../../engine/data/pages.ts";
import { closedTime, startClock } from "../../support/clock.ts";
import { expectNone } from "../../support/findings.ts";
import { test } from "../../support/shared-context.ts";
import { site, themes } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

interface Line {
  words: string;
  /** As the browser computes it: rgb(18, 52, 58). */
  color: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** WCAG 1.4.3. */
const leastContrast = 4.5;
/** Higher than what stands first on any page, so that nothing has to be scrolled. */
const windowHeight = 1200;

/**
 * Shows one slide of the hero, hides all letters, waits for the pictures, and tells where the letters of the header and of
 * what stands first on the page were.
 */
function hideLetters(page: Page, slide: number): Promise<Line[]> {
  return page.evaluate(async (place) => {
    const track = "main > [aria-roledescription] > div:last-child > div";
    const oneSlide = `
      ${track}, ${track} > * { transform: none !important; visibility: visible !important }
      ${track} > :not(:nth-child(${place})) { display: none !important }`;
    // The fill of letters, not their color: masks and borders are made of currentcolor.
    const noLetters =
      "* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; stroke: none !important }";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(oneSlide);
    document.adoptedStyleSheets = [sheet];

    const first = document.querySelector("main > :not(h1)");
    const lines: Line[] = [];
    for (const root of [document.querySelector("header"), first]) {
      if (!root) continue;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest(".visually-hidden")) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { color, clipPath } = getComputedStyle(element);
        if (clipPath === "inset(50%)") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom } of range.getClientRects())
          if (right > 0 && left < innerWidth && right - left > 1)
            lines.push({ words: node.textContent.trim().slice(0, 40), color, left, top, right, bottom });
      }
    }

    sheet.replaceSync(oneSlide + noLetters);
    for (const image of first?.querySelectorAll("img") ?? []) {
      if (!image.checkVisibility()) continue;
      image.loading = "eager";
      while (!image.complete) await new Promise((done) => setTimeout(done, 5));
      await image.decode();
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return lines;
  }, slide);
}

/** 0 to 255 as the share of light that it sends. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);

/** The worst contrast beneath a line, and the color that it meets there. */
function worstBeneath(line: Line, { data, width, height }: { data: Buffer; width: number; height: number }) {
  const ink = luminance(...(line.color.match(/\d+/g) ?? []).map(Number));
  let worst = { contrast: Number.POSITIVE_INFINITY, ground: "" };
  const [right, bottom] = [
    Math.min(width, Math.floor(line.right)),
    Math.min(height, Math.floor(line.bottom)),
  ];
  let before = -1;
  for (let y = Math.max(0, Math.ceil(line.top)); y < bottom; y++)
    for (let x = Math.max(0, Math.ceil(line.left)); x < right; x++) {
      const place = (y * width + x) * 3;
      const color = data.readUIntBE(place, 3);
      // Grounds are flat: most pixels are like the one before.
      if (color === before) continue;
      before = color;
      const pixel = [color >> 16, (color >> 8) & 255, color & 255] as const;
      const ground = luminance(...pixel);
      const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      if (contrast < worst.contrast) worst = { contrast, ground: `rgb(${pixel.join(", ")})` };
    }
  return worst;
}

/** What the window shows down to the last line. The protocol's own way: Playwright's costs four times as much. */
async function pixelsOf(session: CDPSession, width: number, lines: Line[]) {
  const height = Math.min(windowHeight, Math.ceil(Math.max(...lines.map(({ bottom }) => bottom))));
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  const shot = sharp(Buffer.from(data, "base64")).removeAlpha().raw();
  const { data: pixels, info } = await shot.toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height };
}

/** Every 80 px, and both sides of the breakpoints. */
const widths = [
  ...Array.from({ length: 22 }, (_, place) => 320 + place * 80),
  575,
  576,
  767,
  768,
  991,
  992,
  1199,
];

/** The home page, and of the pages of a family, which share layout and picture, the one with the longest title. */
const heads = new Map<string, { title: string; path: string; isClosed?: true }>([
  ["home", { title: "", path: "/" }],
]);
for (const { kind, title, path } of pagesOf(site)) {
  const family = traitsOf(kind).banner;
  if (family !== "none" && title.length > (heads.get(family)?.title.length ?? 0))
    heads.set(family, { title, path });
}

test.use({ motion: "reduce" });

/** The pictures of the home page are others while the practice is closed. */
const views = [...heads.values(), { path: "/", isClosed: true }];

for (const { path, isClosed } of views)
  for (const theme of themes)
    test(`words of ${path} in ${theme}${isClosed ? ", closed" : ""}`, async ({ page }) => {
      test.setTimeout(600_000);
      if (isClosed) await startClock(page, closedTime);
      await open(page, path);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const session = await page.context().newCDPSession(page);
      const findings: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: windowHeight });
        for (let slide = 1; slide <= (path === "/" ? site.pages.home.hero.pictures.length : 1); slide++) {
          const lines = await hideLetters(page, slide);
          const pixels = await pixelsOf(session, width, lines);
          for (const line of lines) {
            const { contrast, ground } = worstBeneath(line, pixels);
            if (contrast < leastContrast)
              findings.push(
                `${path} ${width} px ${theme}, slide ${slide}: "${line.words}" ${line.color} on ${ground} is ${contrast.toFixed(2)} : 1`,
              );
          }
        }
      }
      await session.detach();
      expectNone(findings);
    });
