/** What patients come to do, from the home page of a phone: how many taps, and whether the answer is there. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { phone } from "../../support/visit.ts";
import { openAt } from "../office/clock.ts";

const friday = "2026-11-13 10:00";
const sunday = "2026-11-15 10:00";

/** The question; names of links and buttons, in order; the beginning of the words that answer. */
const tasks: [question: string, taps: string[], answer: string, at?: string][] = [
  ["Do you take my plan?", ["Paying for Care"], "Alder Health"],
  ["How do I get there?", ["Offices and Doors"], "Directions:"],
  ["Where do I park?", ["Offices and Doors", "Taos"], "Park behind the building."],
  ["I need a refill", ["Pills and Papers"], "Ask your pharmacy first."],
  ["When do I get my results?", ["Pills and Papers", "Lab numbers"], "We call you with the numbers"],
  ["I need my records", ["Pills and Papers", "Your chart"], "Write to us at"],
  ["I got a bill", ["Pills and Papers", "A bill"], "Call (575) 555-0119 with the bill"],
  ["It is Sunday, I feel ill", ["After Hours"], "If you cannot wait", sunday],
  ["It is Sunday: whom do I call?", ["After Hours"], "Call 911", sunday],
  ["I need an interpreter", ["Open menu", "العربية"], "Atención: Si habla español"],
  ["First visit: what do I bring?", ["Your First Visit"], "Bring your card and a photo ID."],
  ["A promise of the home page", ["All ages"], "We are open"],
];

test.use({ viewport: phone, motion: "reduce" });

const target = (page: Page, name: string) =>
  page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("button", { name, exact: true }))
    .filter({ visible: true })
    .first();

for (const [question, taps, words, at = friday] of tasks)
  test(`${question} Taps: ${taps.join(", ")}`, async ({ page }) => {
    await openAt(page, "/", at);
    for (const name of taps) await target(page, name).click();
    const answer = page.getByRole("main").getByText(words).filter({ visible: true }).first();
    await expect(answer).toBeVisible();
    // In view, or at most one screen further down.
    await expect
      .poll(async () => {
        const { y = Number.NaN, height = 0 } = (await answer.boundingBox()) ?? {};
        return y + height > 0 && y < 2 * phone.height;
      })
      .toBe(true);
  });

for (const [path, width, within] of [
  ["/about-us", 1440, "banner"],
  ["/about-us", 390, "dialog"],
  ["/location/taos-nm", 390, "main"],
] as const)
  test(`the status leads to what to do while closed, and nowhere while open: ${within}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, path, sunday);
    if (within === "dialog") await page.getByRole("button", { name: "Open menu" }).click();
    const name = /^Closed now, opens Monday at 7:30 AM\. After Hours$/;
    await page.getByRole(within).getByRole("link", { name }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL("/after-hours#what-can-wait");
    await openAt(page, path, friday);
    await expect(page.locator('[data-state="open"]').first()).toBeAttached();
    await expect(page.locator('[data-state="open"] a')).toHaveCount(0);
  });
