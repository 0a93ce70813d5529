/** How many entries of each list stand side by side, to be compared with the accepted numbers. */
import type { Page } from "@playwright/test";

/** The entries in the first row of each list and table row on the page, by the beginning of its words. */
export const columnsIn = (page: Page, within: string): Promise<[list: string, columns: number][]> =>
  page.locator(within).evaluate((root) =>
    [...root.querySelectorAll("ul, ol, dl, tr")].flatMap((list) => {
      const boxes = [...list.children]
        .filter(
          (entry) => entry.checkVisibility({ visibilityProperty: true }) && !entry.hasAttribute("data-copy"),
        )
        .map((entry) => entry.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      const row = boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 4);
      const words = list.textContent.replace(/\s+/g, " ").trim().slice(0, 40);
      return list.children.length > 1 && words
        ? [[`${list.localName} ${words}`, row.length] as [string, number]]
        : [];
    }),
  );

/** A line for each list, with a number for each width. */
export class Columns {
  private readonly lists = new Map<string, number[]>();

  add(found: [list: string, columns: number][]) {
    for (const [list, columns] of new Map(found))
      this.lists.set(list, [...(this.lists.get(list) ?? []), columns]);
  }

  /** Without those that are one column at any width. */
  text(widths: number[]): string {
    const lines = [...this.lists].filter(([, columns]) => Math.max(...columns) > 1);
    return [
      `# side by side at ${widths.join(", ")} px`,
      ...lines.map(([list, columns]) => `${list}: ${columns.join(" ")}`),
      "",
    ].join("\n");
  }
}
