/** What the nightly build says about the days ahead. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { comingUp } from "../../tools/preflight.ts";

const root = path.join(mkdtempSync(path.join(tmpdir(), "coming-up-")), "content");
cpSync("tests/practice", root, { recursive: true });
afterAll(() => rmSync(path.dirname(root), { recursive: true }));

const now = new Date("2026-11-15T19:00:00Z");
function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(path.join(root, file), "utf8");
  if (!text.match(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

it("names what ends, appears and falls due, and nothing that is there today", () => {
  expect(comingUp(1, root, now)).toBe("Nothing falls due in the next 1 days.");
  edit("alerts.yaml", "2098-05-01 08:00", "2026-11-14 08:00");
  edit("alerts.yaml", "2098-05-02 08:00", "2026-11-20 08:00");
  edit("practice.yaml", /^ {2}- (holidays|security)\n/gm, "");
  edit("blogs/blog-21.md", /^title: .*$/m, "title: An article for later");
  edit("blogs/blog-21.md", /^date: .*$/m, 'date: "Nov 25, 2026"');
  const month = comingUp(30, root, now);
  expect(month).toContain("On Nov 25, 2026 the article “An article for later” appears.");
  expect(month).toMatch(/content\/alerts\.yaml[\s\S]*over on 2026-11-20/);
  expect(month).toMatch(/This closed day is over\.[\s\S]*Nov 26, 2026/);
  // Next year's closed days are missing by then.
  expect(month).not.toContain("No closed day is coming up");
  expect(comingUp(300, root, now)).toContain("No closed day is coming up");
});
