/** What is wrong with a page on paper. */
import type { Page } from "@playwright/test";
import { hoursLines } from "../../engine/data/text/hours.ts";
import { axeFindings } from "./axe.ts";
import { phoneNumber, site } from "./site.ts";

const plain = (text: string) => text.replace(/[\s\u2060]+/g, " ");
const ofOffice = ({ street, zip, hours }: (typeof site.offices)[number]) =>
  [street, zip, ...hoursLines(hours)].map(plain);
const facts = [plain(phoneNumber), ...site.offices.flatMap(ofOffice)];

const typed = "one line\nand another";

/**
 * Phone numbers, addresses and hours of the screen that are not on paper; on an office's page, those of the office. Menus, buttons and the
 * state of an office, which are of no use there. Text without ink: backgrounds are not printed. Pictures that are cut. Typed lines that run together.
 */
export async function paperFaults(page: Page, path: string): Promise<string[]> {
  const fields = await page.getByRole("main").locator("textarea").all();
  for (const field of fields) await field.fill(typed);
  const screen = plain(await page.locator("body").innerText());
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  const paper = plain(text);
  const controls = await page
    .locator("body > header, nav, button, dialog")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)));
  const cut = await page
    .getByRole("main")
    .locator("img")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > ((one.closest("picture") ?? one).parentElement?.clientWidth ?? 0))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  const pale = await axeFindings(page, `${path} printed`, undefined, ["color-contrast"]);
  await page.emulateMedia({ media: "screen" });
  for (const field of fields) await field.fill("");
  const office = site.offices.find(({ slug }) => path === `/location/${slug}`);
  const wanted = [...facts.filter((fact) => screen.includes(fact)), ...(office ? ofOffice(office) : [])];
  const lost = [plain(phoneNumber), site.offices[0]?.street ?? "", ...wanted].filter(
    (fact) => !paper.includes(fact),
  );
  return [
    ...lost.map((fact) => `${path} printed: without "${fact}"`),
    ...controls.map((control) => `${path} printed: with ${control}`),
    ...cut.map((picture) => `${path} printed: wider than its place ${picture}`),
    ...(/Right now:/.test(paper) ? [`${path} printed: with the state of an office`] : []),
    ...(text.split(typed).length <= fields.length ? [`${path} printed: not as typed, in lines`] : []),
    ...pale,
  ];
}
