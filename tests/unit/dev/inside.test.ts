import path from "node:path";
import { expect, test } from "vitest";
import { isInside } from "../../../tools/dev/inside.ts";

test.each([
  ["/srv/app/site/content", "/srv/app/site/content/services/a.md", true],
  ["/srv/app/site/content", "/srv/app/site/content", true],
  ["/srv/our site/content", "/srv/our site/content/images/blogs/a.jpg", true],
  ["/srv/site/content", "/srv/site/content/..a.md", true],
  ["/srv/site/content", "/srv/site/app/content/site.server.ts", false],
  ["/srv/site/content", "/srv/site/content-old/a.md", false],
  ["/srv/site/content", "/srv/site", false],
])("%s holds %s: %s", (folder, file, expected) => {
  expect(isInside(folder, file, path.posix)).toBe(expected);
});

test.each([
  ["C:\\Users\\Ana\\app\\content", "C:\\Users\\Ana\\app\\content\\services\\a.md", true],
  ["C:\\Users\\Ana\\site\\content", "c:\\users\\Ana\\site\\content\\a.md", true],
  // As Vite's watcher writes it.
  ["C:\\Users\\Ana\\site\\content", "C:/Users/Ana/site/content/a.md", true],
  ["C:\\Users\\Ana\\site\\content", "C:\\Users\\Ana\\site\\app\\content\\a.ts", false],
  ["C:\\Users\\Ana\\site\\content", "D:\\content\\a.md", false],
])("%s holds %s: %s", (folder, file, expected) => {
  expect(isInside(folder, file, path.win32)).toBe(expected);
});
