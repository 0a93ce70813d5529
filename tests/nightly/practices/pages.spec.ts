/**
 * In a browser, pages that together have all that any page has: narrow, spaced and enlarged text (WCAG 1.4.4, 1.4.10, 1.4.12),
 * no console errors, while offices are open and closed; in English also axe, on a desktop in light and on a phone in dark.
 */
import { htmlFile } from "../../../engine/build/page-files.ts";
import { type PageEntry, pagesOf } from "../../../engine/data/pages.ts";
import { languageOf } from "../../../engine/data/text/language.ts";
import { axeFindings, screenRules } from "../../support/axe.ts";
import { read } from "../../support/built.ts";
import { closedTime, turnClock } from "../../support/clock.ts";
import { collectErrors, expectNone } from "../../support/findings.ts";
import { addStyles, layoutFaults } from "../../support/layout.ts";
import { test } from "../../support/shared-context.ts";
import { editions, unknownPaths } from "../../support/site.ts";
import { open, openPanels, setWindow } from "../../support/visit.ts";

test.use({ motion: "reduce" });

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubled = "html { font-size: 200% !important }";

const mainOf = (page: PageEntry) => /<main.*<\/main>/s.exec(read(htmlFile(page.address)))?.[0] ?? "";
/** Elements and their classes. */
const partsOf = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)(?: [^>]*?class="([^"]*)")?/g)].flatMap(([, tag, names = ""]) =>
    names.split(" ").map((name) => `${tag}.${name}`),
  );
const longestWord = (html: string) =>
  Math.max(
    ...html
      .replace(/<[^>]+>/g, " ")
      .split(/[\s\u00a0/–-]+/)
      .map((word) => word.length),
  );

/** The page of each kind with the longest word, and each other that has a part which was not seen before. */
const seen = new Set<string>();
const visited = [
  ...editions.flatMap((edition) => {
    const all = pagesOf(edition).map((page) => ({ page, html: mainOf(page) }));
    const ofKinds = [...Map.groupBy(all, ({ page }) => page.kind).values()];
    const longest = ofKinds.map(
      (ofKind) => ofKind.toSorted((a, b) => longestWord(b.html) - longestWord(a.html))[0]?.page,
    );
    const first = new Set(longest);
    const hasNew = ({ html }: (typeof all)[number]) => {
      const unseen = partsOf(html).filter((part) => !seen.has(part));
      for (const part of unseen) seen.add(part);
      return unseen.length > 0;
    };
    // The chosen ones first, so that few others have anything new.
    const sorted = all.toSorted((a, b) => Number(first.has(b.page)) - Number(first.has(a.page)));
    return sorted.filter((one) => hasNew(one) || first.has(one.page)).map(({ page }) => page.address);
  }),
  ...unknownPaths,
];

for (const path of visited)
  test(`page ${path}`, async ({ page }) => {
    const findings = collectErrors(page);
    // A page in Spanish has the parts of the one in English, with other words.
    const whole = languageOf(path) === "en";
    await setWindow(page, whole ? 1280 : 640, "light");
    await open(page, path);
    await openPanels(page);
    // The frame around `main` is the same on all pages. tests/browser/pages/kinds.spec.ts has the other two pairs of width and theme.
    const within = path === "/" ? "html" : "main";
    if (whole) {
      findings.push(...(await axeFindings(page, `${path} 1280 px light`, within)));
      findings.push(...(await layoutFaults(page, `${path} 1280 px`)));
      // A resize takes longer than new styles, so each width is set once.
      await addStyles(page, spacing);
      findings.push(...(await layoutFaults(page, `${path} 1280 px, spaced text`)));
      await addStyles(page, "");
      await setWindow(page, 640);
    }
    await addStyles(page, doubled);
    findings.push(...(await layoutFaults(page, `${path} 640 px, text at 200 %`)));
    await setWindow(page, 320);
    await addStyles(page, spacing);
    findings.push(...(await layoutFaults(page, `${path} 320 px, spaced text`)));
    await turnClock(page, closedTime);
    await addStyles(page, "");
    findings.push(...(await layoutFaults(page, `${path} 320 px, closed`)));
    await addStyles(page, spacing);
    findings.push(...(await layoutFaults(page, `${path} 320 px, spaced text, closed`)));
    await addStyles(page, "");
    if (whole) {
      await setWindow(page, 390, "dark");
      findings.push(...(await axeFindings(page, `${path} 390 px dark, closed`, within, screenRules)));
    }
    expectNone(findings);
  });
