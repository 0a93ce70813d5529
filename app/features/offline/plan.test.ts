import { describe, expect, test } from "vitest";
import { filesIn, kindOf, mostPages, namesFiles, pageOfData, pagePath, surplus } from "./plan.ts";

const origin = "https://www.verdin.example";
const asked = (path: string, mode = "no-cors", method = "GET") => ({
  url: new URL(path, origin).href,
  mode,
  method,
});

describe("kinds of requests", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/location/mesa-az", "navigate", "page"],
    ["/search?q=flu", "navigate", "page"],
    ["/feed.xml", "navigate", "other"],
    ["/contact/mesa-az.vcf", "navigate", "other"],
    ["/blogs.data?_routes=x", "cors", "data"],
    ["/assets/entry-abc.js", "cors", "file"],
    ["/pictures/a.svg", "no-cors", "picture"],
    ["/pagefind/pagefind.js", "cors", "other"],
    ["/data/search.json", "cors", "other"],
    ["https://other.example/assets/a.js", "cors", "other"],
  ])("%s (%s) is %s", (path, mode, kind) => {
    expect(kindOf(asked(path, mode), origin)).toBe(kind);
  });

  test("only GET requests are handled", () => {
    expect(kindOf(asked("/assets/a.js", "cors", "POST"), origin)).toBe("other");
  });
});

test("paths are normalized", () => {
  expect([pagePath("/"), pagePath("/blogs/"), pagePath("/blogs")]).toEqual(["/", "/blogs", "/blogs"]);
  expect([pageOfData("/_.data"), pageOfData("/blogs/x.data")]).toEqual(["/", "/blogs/x"]);
});

test("files of a page and of its boot file", () => {
  const html =
    '<link href="/assets/style-A_b.css"><script data-page="/assets/pages/home-x.json"></script>url(/assets/f-1.woff2)';
  expect(filesIn(html)).toEqual(["/assets/style-A_b.css", "/assets/pages/home-x.json", "/assets/f-1.woff2"]);
  expect(filesIn('{"entry":"/assets/entry.client-Cj.js","again":"/assets/entry.client-Cj.js"}')).toEqual([
    "/assets/entry.client-Cj.js",
  ]);
  expect(namesFiles("/assets/pages/home-x.json")).toBe(true);
  expect(namesFiles("/assets/manifest-3c9e3a7f.js")).toBe(true);
  expect(namesFiles("/assets/home-x.js")).toBe(false);
});

test("the oldest visited pages are evicted, essential ones never", () => {
  const visited = Array.from({ length: mostPages + 2 }, (_, index) => `/blogs/${index}`);
  expect(surplus(["/", ...visited, "/assets/a.js"], { precache: ["/"] })).toEqual(["/blogs/0", "/blogs/1"]);
});
