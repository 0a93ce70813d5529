import { expect, test } from "vitest";
import { excerptParts, pathOf } from "../../app/features/search/pagefind.ts";
import { Vocabulary } from "../../pipeline/search.ts";

test("<mark> becomes a part; everything else stays text", () => {
  expect(excerptParts("Your <mark>sugar</mark> &amp; you &lt;script&gt;")).toEqual([
    { text: "Your ", marked: false },
    { text: "sugar", marked: true },
    { text: " & you <script>", marked: false },
  ]);
  expect(excerptParts("<img src=x onerror=alert(1)>")).toEqual([
    { text: "<img src=x onerror=alert(1)>", marked: false },
  ]);
  expect(excerptParts("&amp;lt;")).toEqual([{ text: "&lt;", marked: false }]);
});

test.each([
  ["/services/telemedicine", "/services/telemedicine"],
  ["/services/telemedicine/", "/services/telemedicine"],
  ["/services/telemedicine.html", "/services/telemedicine"],
  ["/", "/"],
  ["/index.html", "/"],
  ["/blogs/index.html", "/blogs"],
])("the result %s links to %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test("the vocabulary has the words of main, most frequent first", () => {
  const page = (text: string) =>
    `<header>menu</header><main id="main"><svg><text>drawn</text></svg>${text}</main>`;
  const vocabulary = new Vocabulary();
  for (const text of ["<p>Asthma care</p>", "care &amp; asthma, Asthma", "care"]) vocabulary.add(page(text));
  expect(vocabulary.words()).toEqual(["care", "asthma"]);
});
