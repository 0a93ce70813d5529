/** What a page is about comes first: seen at once, on a phone and on a laptop, and covered by nothing. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { phone, wide } from "../../support/visit.ts";
import { openAt } from "../office/clock.ts";

/** Words, or a role and a name. */
type Part = string | RegExp | ["link" | "img" | "heading", string | RegExp];
const call: Part = ["link", /^Call \(575\)/];

const pages: Record<string, Part[]> = {
  "/services/lab-tests": [
    "We draw blood until an hour before we close.",
    ["img", "A test tube that is half full"],
    ["link", "Taos"],
    "By appointment",
    "You don’t need a referral.",
    call,
  ],
  "/services/worry-and-low-mood": ["Everybody has a bad week.", ["link", "Call 988"], call],
  "/blogs/smoke-season-how-to-breathe-when-the-hills-burn": [
    ["heading", /^Smoke Season/],
    /min/,
    "In June the hills are dry",
  ],
  "/after-hours": [
    ["link", /911/],
    ["heading", "It cannot wait"],
  ],
  "/contact-us": [call, ["link", "Taos"]],
  "/providers/lena-wu-do": ["Taking new patients", "Sees patients in"],
  "/new-patients": ["We’re taking new patients."],
  "/location/taos-nm": [/^Just come in, Monday through Thursday, 7:30\sAM to 6\sPM/],
  "/location/monte-vista-co": ["By appointment only. Please call before you come."],
};

const locate = (page: Page, part: Part): Locator => {
  const main = page.getByRole("main");
  const found = Array.isArray(part) ? main.getByRole(part[0], { name: part[1] }) : main.getByText(part);
  return found.first();
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

for (const [path, parts] of Object.entries(pages))
  test(path, async ({ page }) => {
    await openAt(page, path, "2026-11-13 10:00");
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      for (const part of parts)
        await expect.poll(() => isSeen(locate(page, part)), `${part} at ${size.width} px`).toBe("seen");
    }
  });
