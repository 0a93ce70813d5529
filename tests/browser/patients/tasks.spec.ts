/**
 * What patients come to do, from the home page of a phone: how many taps, and whether the answer is there. `npm run test:all`
 * also walks each way by keyboard and without scripts.
 */
import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { tabTo } from "../../support/journey.ts";
import { test } from "../../support/shared-context.ts";
import { phone } from "../../support/visit.ts";
import { openAt } from "../office/clock.ts";

interface Task {
  question: string;
  /** Names of links and buttons, in order. */
  taps: string[];
  /** The beginning of the words that answer the question. */
  answer: string;
  /** Local time at the practice; by default a Friday morning. */
  at?: string;
}

const openHours = "2026-11-13 10:00";
const sunday = "2026-11-15 10:00";
const languages = "العربية";

const tasks: Task[] = [
  { question: "Do you take my plan?", taps: ["Paying for Care"], answer: "Alder Health" },
  { question: "How do I get there?", taps: ["Offices and Doors"], answer: "Directions:" },
  {
    question: "Where do I park?",
    taps: ["Offices and Doors", "Taos"],
    answer: "Park behind the building.",
  },
  { question: "I need a refill", taps: ["Pills and Papers"], answer: "Ask your pharmacy first." },
  {
    question: "When do I get my results?",
    taps: ["Pills and Papers", "Lab numbers"],
    answer: "We call you with the numbers",
  },
  {
    question: "I need my records",
    taps: ["Pills and Papers", "Your chart"],
    answer: "Write to us at",
  },
  {
    question: "I got a bill",
    taps: ["Pills and Papers", "A bill"],
    answer: "Call (575) 555-0119 with the bill",
  },
  { question: "It is Sunday, I feel ill", taps: ["After Hours"], answer: "If you cannot wait", at: sunday },
  { question: "It is Sunday: whom do I call?", taps: ["After Hours"], answer: "Call 911", at: sunday },
  { question: "I need an interpreter", taps: ["Open menu", languages], answer: "Atención: Si habla español" },
  {
    question: "First visit: what do I bring?",
    taps: ["Your First Visit"],
    answer: "Bring your card and a photo ID.",
  },
  { question: "A promise of the home page", taps: ["All ages"], answer: "We are open" },
];

test.use({ viewport: phone, motion: "reduce" });

const target = (page: Page, name: string) =>
  page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("button", { name, exact: true }))
    .filter({ visible: true })
    .first();

/** In view, or at most one screen further down. */
async function answers(page: Page, words: string) {
  const answer = page.getByRole("main").getByText(words).filter({ visible: true }).first();
  await expect(answer).toBeVisible();
  await expect
    .poll(async () => {
      const { y = Number.NaN, height = 0 } = (await answer.boundingBox()) ?? {};
      return y + height > 0 && y < 2 * phone.height;
    })
    .toBe(true);
}

for (const { question, taps, answer, at = openHours } of tasks) {
  test(`${question} Taps: ${taps.join(", ")}`, async ({ page }) => {
    await openAt(page, "/", at);
    for (const name of taps) await target(page, name).click();
    await answers(page, answer);
  });

  test(`${question} With the keyboard`, nightly(), async ({ page }) => {
    await openAt(page, "/", at);
    for (const name of taps) {
      const before = page.url();
      await tabTo(page, name, 120);
      await page.keyboard.press("Enter");
      // Focus moves to the new page when it has been rendered.
      if (name !== "Open menu") await expect(page).not.toHaveURL(before);
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    }
    await answers(page, answer);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const { question, taps, answer } of tasks)
    test(question, nightly(), async ({ page }) => {
      await page.goto("/");
      for (const name of taps) await target(page, name).click();
      await answers(page, answer);
    });
});

test("the first tasks are a short scroll away, big enough for a thumb, and in two columns", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("main").getByRole("navigation").first().getByRole("link");
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  expect(boxes).toHaveLength(6);
  expect(boxes[0]?.y).toBeLessThan(phone.height + 120);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  for (const { width, height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 992, height: 800 });
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test.describe("the status", () => {
  const statusLink = /^Closed now, opens Monday at 7:30 AM\. After Hours$/;
  const places = [
    { name: "row above the menu", path: "/about-us", width: 1440, within: "banner" },
    { name: "menu on phones", path: "/about-us", width: 390, within: "dialog" },
    { name: "office", path: "/location/taos-nm", width: 390, within: "main" },
    { name: "office card", path: "/contact-us", width: 390, within: "main" },
  ] as const;
  for (const [place, { name, path, width, within }] of places.entries())
    test(
      `leads to what to do while closed, and nowhere while open: ${name}`,
      nightly(place > 1),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openAt(page, path, sunday);
        if (within === "dialog") await page.getByRole("button", { name: "Open menu" }).click();
        const link = page.getByRole(within).getByRole("link", { name: statusLink }).filter({ visible: true });
        await link.first().click();
        await expect(page).toHaveURL("/after-hours");

        await openAt(page, path, openHours);
        await expect(page.locator('[data-state="open"]').first()).toBeAttached();
        await expect(page.locator('[data-state="open"] a')).toHaveCount(0);
      },
    );
});

test("offices stand under their heading, each with its own door", async ({ page }) => {
  await page.goto("/the-way-here");
  const offices = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(offices).toHaveCount(2);
  await expect(offices.first()).toContainText("Come in by the blue door");
  await expect(offices.last()).toContainText("Park on the street.");
  await expect(offices.first().getByRole("link", { name: /Google Maps/ })).toBeVisible();
});
