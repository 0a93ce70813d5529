/** What a page loses when it is printed. */
import type { Page } from "@playwright/test";
import { hoursLines } from "../../site/text/hours.ts";
import { phoneNumber, site } from "./site.ts";

const plain = (text: string) => text.replace(/[\s\u2060]+/g, " ");
const ofOffice = ({ street, zip, hours }: (typeof site.locations)[number]) =>
  [street, zip, ...hoursLines(hours)].map(plain);
const facts = [plain(phoneNumber), ...site.locations.flatMap(ofOffice)];

/** Phone numbers, addresses and hours of the screen that are not on paper; on an office's page, those of the office. */
export async function lostOnPaper(page: Page, path: string): Promise<string[]> {
  const shown = async () => plain(await page.locator("body").innerText());
  const screen = await shown();
  await page.emulateMedia({ media: "print" });
  const paper = await shown();
  await page.emulateMedia({ media: "screen" });
  const office = site.locations.find(({ slug }) => path === `/location/${slug}`);
  const wanted = [...facts.filter((fact) => screen.includes(fact)), ...(office ? ofOffice(office) : [])];
  return [plain(phoneNumber), ...wanted]
    .filter((fact) => !paper.includes(fact))
    .map((fact) => `${path} printed: without "${fact}"`);
}
