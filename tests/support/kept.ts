/** What a patient must never lose, whatever fails: text, phone numbers, emergency cards and links. */
import { expect, type Page } from "@playwright/test";
import { fileAt, read } from "./built.ts";
import { site } from "./site.ts";

/** Compares the page with the HTML that the server sends for it, and finds a phone number to tap. */
export async function expectKept(page: Page, path: string) {
  const lost = await page.evaluate(
    (html) => {
      const contentOf = (from: Document) => {
        const main = from.querySelector("main");
        const all = (root: ParentNode | null, selector: string) => [
          ...(root?.querySelectorAll(selector) ?? []),
        ];
        return [
          ...all(main, "h1, h2, h3, p, [data-urgency]")
            // Without React these parts can't work; with it they change.
            .filter((element) => !element.closest(".needs-script"))
            .map((element) => element.textContent.trim()),
          // The page, because which part of one an office's status leads to depends on the time.
          ...all(from, "a[href]").map((link) => link.getAttribute("href")?.replace(/(?<=.)#.*/, "")),
        ];
      };
      const now = new Set(contentOf(document));
      return contentOf(new DOMParser().parseFromString(html, "text/html")).filter((part) => !now.has(part));
    },
    read(fileAt(path) ?? "404.html"),
  );
  expect(lost, `lost on ${path}`).toEqual([]);
  await expect(page.getByText(site.interface.errorTitle)).toHaveCount(0);
  await expect(page.locator("a[href^='tel:']").filter({ visible: true }).first()).toBeVisible();
}
