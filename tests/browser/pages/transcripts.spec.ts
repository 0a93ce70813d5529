/**
 * What each control does, in words: transcripts.yaml has visits step by step, and the accepted transcripts what each step changed: names
 * and states of elements, announcements, focus, address, and what is stored. docs/testing.md says how to accept new ones.
 */
import { existsSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { differences } from "../../support/look.ts";
import { test } from "../../support/shared-context.ts";
import { own } from "../../support/site.ts";
import { open, phone, storedBy } from "../../support/visit.ts";

const file = "tests/browser/pages/transcripts.yaml";
const visits: Record<string, { open: string; phone?: true; steps: string[] }> = parse(
  readFileSync(file, "utf8"),
);

test.use({ motion: "reduce", leaves: /^(theme|shortcut|worksheet:.*)$/ });

/** What a page asks for besides other pages, scripts and pictures. Some Chromiums ask for the icon after each step in the history. */
const isAsked = (url: string) =>
  !/\/(assets|pagefind|pictures)\/|\.data$|^\/favicon\.svg$/.test(new URL(url).pathname);

async function stateOf(page: Page): Promise<string[]> {
  const { local, session } = await storedBy(page);
  const focus = await page.evaluate(() => {
    const {
      localName = "",
      ariaLabel,
      textContent,
      id,
      ariaDescribedByElements,
    } = document.activeElement ?? {};
    const description = ariaDescribedByElements?.map((element) => element.textContent).join() ?? "";
    return localName === "body"
      ? ""
      : `${localName} ${(ariaLabel || textContent || id || "").slice(0, 60)} ${description}`;
  });
  const url = new URL(page.url());
  return [
    `address ${url.pathname}${url.search}${url.hash}`,
    `focus ${focus.replace(/_[rR]_\w+?_/g, "").trim()}`,
    `steps in the history ${await page.evaluate(() => history.state?.idx)}`,
    `stored ${[...local, ...session].join(", ")}`,
    ...(await page.locator("body").ariaSnapshot())
      .split("\n")
      .map((line) => line.replace(/^ *- /, ""))
      .filter((line) => !/^(list|listitem|paragraph|row|cell|status):?$/.test(line)),
  ];
}

async function take(page: Page, step: string) {
  const [verb = "", name = "", text = ""] = step.split(/ (.*?)(?:: (.*))?$/s);
  const field = page.getByRole("textbox", { name }).or(page.getByRole("searchbox", { name })).first();
  const controls = (["button", "link", "checkbox"] as const).map((role) =>
    page.getByRole(role, { name, exact: true }),
  );
  const control = controls.reduce((all, one) => all.or(one), page.locator("summary", { hasText: name }));
  if (verb === "back") await page.goBack();
  if (verb === "key") await page.keyboard.press(name);
  if (verb === "type" || verb === "clear") {
    await field.fill("");
    await field.pressSequentially(text);
  }
  if (verb === "press") await control.filter({ visible: true }).first().click();
}

for (const [name, visit] of Object.entries(visits))
  test(`transcript: ${name}`, async ({ page }, info) => {
    const accepted = info.snapshotPath(`${name}.txt`);
    const known = existsSync(accepted) ? readFileSync(accepted, "utf8").split(/^(?=# )/m) : [];
    await open(page, visit.open, visit.phone && phone);
    await page.locator("footer [data-state]").first().waitFor({ state: "attached" });
    const transcript: string[] = [];
    const asked: string[] = [];
    page.on(
      "request",
      (request) => isAsked(request.url()) && asked.push(`asked for ${request.url().replace(own, "")}`),
    );
    for (const [index, step] of visit.steps.entries()) {
      const before = await stateOf(page);
      await take(page, step);
      const changed = async () =>
        [`# ${step}`, ...asked, ...differences(before, await stateOf(page), 50), ""].join("\n");
      // What arrives later, such as results of the search, is waited for.
      await expect
        .poll(changed, { timeout: 4000 })
        .toBe(known[index])
        .catch(() => {});
      transcript.push(await changed());
      asked.length = 0;
    }
    expect(transcript.join("")).toMatchSnapshot(`${name}.txt`);
  });
