/** Times in the practice's time zone, such as 2026-11-13 08:00:00, and pages opened at such a time. */
import type { Page } from "@playwright/test";
import { momentOf } from "../../../engine/data/view/alerts.server.ts";
import { startClock, turnClock } from "../../support/clock.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

export const moment = (text: string) => new Date(momentOf(text, site.practice.timeZone));

/** Opens a page with the clock stopped at a local time of the practice. */
export async function openAt(page: Page, path: string, text: string) {
  await startClock(page, moment(text));
  await open(page, path);
}

export const turnTo = (page: Page, text: string) => turnClock(page, moment(text));
