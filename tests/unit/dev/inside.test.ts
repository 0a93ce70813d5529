import { expect, test } from "vitest";
import { isInside } from "../../../pipeline/vite/dev/inside.ts";

test.each([
  ["/srv/app/site/content", "/srv/app/site/content/services/a.md", true],
  ["/srv/app/site/content", "/srv/app/site/content", true],
  ["/srv/our site/content", "/srv/our site/content/images/blogs/a.jpg", true],
  ["/srv/site/content", "/srv/site/content/..a.md", true],
  ["/srv/site/content", "/srv/site/app/content/site.server.ts", false],
  ["/srv/site/content", "/srv/site/content-old/a.md", false],
  ["/srv/site/content", "/srv/site", false],
])("%s contains %s: %s", (folder, file, expected) => {
  expect(isInside(folder, file)).toBe(expected);
});
