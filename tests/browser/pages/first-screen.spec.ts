/** What a page is about comes first: seen at once, on a phone and on a laptop, and covered by nothing. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { openAt } from "../office/clock.ts";

const main = (page: Page) => page.getByRole("main");
const call = (page: Page) => main(page).getByRole("link", { name: /^Call \(575\)/ });

const pages: Record<string, { path: string; parts: (page: Page) => Locator[] }> = {
  "a service: lead, picture, facts, call": {
    path: "/services/lab-tests",
    parts: (page) => [
      main(page).getByText("We draw blood until an hour before we close."),
      main(page).getByRole("img", { name: "A test tube that is half full" }),
      main(page).getByRole("link", { name: "Taos" }),
      main(page).getByText("By appointment, just come in"),
      main(page).getByText("You don’t need a referral."),
      call(page),
    ],
  },
  "a service about the mind: lead, 988, call": {
    path: "/services/worry-and-low-mood",
    parts: (page) => [
      main(page).getByText("Everybody has a bad week."),
      main(page).getByRole("link", { name: "Call 988" }),
      call(page),
    ],
  },
  "an article: title, facts, lead": {
    path: "/blogs/smoke-season-how-to-breathe-when-the-hills-burn",
    parts: (page) => [
      page.getByRole("heading", { level: 1 }),
      main(page).getByText(/min/),
      main(page).getByText("In June the hills are dry"),
    ],
  },
  "closed hours: life in danger, what can't wait": {
    path: "/after-hours",
    parts: (page) => [
      main(page).getByRole("link", { name: /911/ }),
      main(page).getByRole("heading", { name: "It cannot wait" }),
    ],
  },
  "contact: call, the first office": {
    path: "/contact-us",
    parts: (page) => [call(page), main(page).getByRole("link", { name: "Taos", exact: true })],
  },
  "a provider: new patients, offices": {
    path: "/providers/lena-wu-do",
    parts: (page) => [main(page).locator("p[data-state]"), main(page).getByText("Sees patients in")],
  },
};

/** What is seen in the middle of the part's first line. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const line = range.getClientRects()[0] ?? element.getBoundingClientRect();
    const { left, top, width, height } = line.width > 0 ? line : element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    if (!seen) return `at ${Math.round(top)} px`;
    return element.contains(seen) || seen.contains(element) ? "seen" : `under ${seen.outerHTML.slice(0, 80)}`;
  });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const [name, { path, parts }] of Object.entries(pages))
    test(`${name}, at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, path, "2026-11-13 10:00");
      for (const part of parts(page)) await expect.poll(() => isSeen(part.first()), `${part}`).toBe("seen");
    });

test("urgency stands after the text, folded, and its numbers are one tap away", async ({ page }) => {
  await page.goto("/blogs/smoke-season-how-to-breathe-when-the-hills-burn");
  const card = page.getByRole("region", { name: "When to call" });
  await expect(card.getByRole("link", { name: /911/ }).first()).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: "A child breathes fast" })).toBeVisible();
  await expect(card.locator("details")).not.toHaveAttribute("open");
  await card.locator("summary").click();
  await expect(card.getByRole("heading", { level: 3 }).first()).toBeVisible();
  const text = page.getByRole("heading", { name: "What smoke does" });
  const [heading, urgency] = [await text.boundingBox(), await card.boundingBox()];
  expect(urgency?.y ?? 0).toBeGreaterThan(heading?.y ?? 0);
});

test("nothing moves for those who asked for no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/yearly-checkups");
  const times = await page
    .locator("details")
    .first()
    .evaluate((details) => {
      const { transitionDuration } = getComputedStyle(details, "::details-content");
      return transitionDuration;
    });
  expect(times.split(", ").every((time) => time === "0s")).toBe(true);
});
