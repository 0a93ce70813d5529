/** What the oldest browsers don't understand breaks no more than itself. tests/browser/oldest walks the site in them. */
import postcss from "postcss";
import { expect, test } from "vitest";
import { oldestBrowsers } from "../../engine/build/vite/oldest-browsers.ts";
import { files, pages, read } from "../support/built.ts";
import { lackingIn, type OldBrowser } from "../support/oldest/lacking.ts";

const browsers = Object.keys(oldestBrowsers) as OldBrowser[];

// A browser that doesn't know one selector of a list drops the rule.
test.each(browsers)("no rule has a selector that %s lacks beside one that it has", (browser) => {
  const names = lackingIn(browser).selectors.map((one) => one.replace(/\W+$/, ""));
  const lacked = new RegExp(`(?:^|[^:])(?:${names.join("|")})(?![\\w-])`);
  const sheets = [
    ...files.filter((file) => file.endsWith(".css")).map(read),
    ...pages.flatMap((page) =>
      [...read(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css),
    ),
  ];
  const mixed = new Set<string>();
  for (const sheet of new Set(sheets))
    postcss.parse(sheet).walkRules((rule) => {
      const unknown = rule.selectors.filter((one) => lacked.test(one));
      if (unknown.length > 0 && unknown.length < rule.selectors.length) mixed.add(rule.selector);
    });
  expect([...mixed]).toEqual([]);
});

// Safari has it from 16.4 on, and loads no script that has it.
test("no script looks behind in an expression", () => {
  const scripts = files.filter((file) => /\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(read(file)))).toEqual([]);
});
