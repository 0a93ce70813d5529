/**
 * A page brings the styles of its own kind, and fetches the rest for the pages one goes to from there. Whichever way a
 * page is reached, it must have the same styles: compared on every element, from the page with the fewest of its own.
 */
import type { Page } from "@playwright/test";
import { expectNone, test } from "../support/calm.ts";
import { kinds, open, setWindow } from "../support/site.ts";

const start = kinds.text;
const compared = Object.entries(kinds).filter(([kind]) => kind !== "text" && kind !== "not-found");

/** A line for every element: what it is, and what its styles come to. */
function stylesOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names =
      "display position order visibility opacity box-sizing width height margin padding border border-radius background-color color font line-height letter-spacing text-align text-decoration-line text-transform gap flex align-items justify-content grid-template-columns grid-template-rows box-shadow z-index overflow white-space list-style-type fill stroke";
    await document.fonts.ready;
    // A closed panel is laid out or not, as the browser likes. All of them open, every element has a size.
    for (const panel of document.querySelectorAll("details")) {
      panel.removeAttribute("name");
      panel.open = true;
    }
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((done) => setTimeout(done, 300));
    // A page that was reached has the focus on its heading, and shows it.
    (document.activeElement as HTMLElement | null)?.blur();
    return [...document.querySelectorAll("body *:not(svg *, script)")].map((element) => {
      const style = getComputedStyle(element);
      const values = names.split(" ").map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${values.join("; ")}`;
    });
  });
}

/** The first differing property of an element, in words. */
function difference(loaded: string, reached: string): string {
  const [there, here] = [loaded.split("; "), reached.split("; ")];
  const index = there.findIndex((value, place) => value !== here[place]);
  return `${there[0]?.split("> ")[0]}> ${there[index]} when loaded, ${here[index]} when reached by a click`;
}

for (const width of [390, 1280])
  test(`the same styles at ${width} px, however a page is reached`, async ({ page }) => {
    test.setTimeout(180_000);
    await setWindow(page, width);
    const findings: string[] = [];
    for (const [, path] of compared) {
      await open(page, path);
      const heading = await page.locator("h1").textContent();
      const loaded = await stylesOn(page);
      await open(page, start);
      await page.evaluate(async (to) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
        };
        await router.navigate(to);
      }, path);
      await page.waitForFunction(
        ([to, title]) =>
          decodeURI(location.pathname) === to && document.querySelector("h1")?.textContent === title,
        [path, heading],
      );
      const reached = await stylesOn(page);
      if (loaded.length !== reached.length)
        findings.push(
          `${path} ${width} px: ${loaded.length} elements when loaded, ${reached.length} when reached`,
        );
      const index = loaded.findIndex((line, place) => line !== reached[place]);
      if (index >= 0)
        findings.push(`${path} ${width} px: ${difference(loaded[index] ?? "", reached[index] ?? "")}`);
    }
    expectNone(findings);
  });
