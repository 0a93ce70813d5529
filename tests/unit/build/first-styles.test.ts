import { expect, test } from "vitest";
import { divide, shownClasses } from "../../../pipeline/first-styles.ts";

test("a document inlines what it shows above its footer, and each rule arrives once", () => {
  const html = `<body><header class="bar"><dialog class="menu"><p class="word">Menu</p></dialog></header>
<main><p class="word big">Hello</p><blockquote><footer class="by">Ana</footer></blockquote></main>
<footer class="foot"></footer><div class="call"></div></body>`;
  const shown = new Set(shownClasses(html));
  expect([...shown]).toEqual(["bar", "word", "big", "by", "call"]);
  const styles =
    "@layer a,b;@font-face{src:url(x)}@layer a{:root{--ink:var(--red);--red:red;--blue:blue}p{margin:0;color:var(--ink)}" +
    ".foot,.by{color:red}.foot .word{color:var(--blue)}.menu{top:0}.big:hover{top:0}@media (width>9px){" +
    ".big:not(.foot){top:1px}.menu{top:1px}}@media print{.big{top:2px}}}@keyframes k{to{top:0}}@layer a{.bar{top:3px}}";
  expect(divide(styles, shown)).toEqual({
    first:
      "@layer a,b;@font-face{src:url(x)}@layer a{:root{--ink:var(--red);--red:red;--blue:blue}p{margin:0;color:var(--ink)}" +
      ".foot,.by{color:red}@media (width>9px){.big:not(.foot){top:1px}}.bar{top:3px}}@keyframes k{to{top:0}}",
    rest:
      "@layer a{.foot .word{color:var(--blue)}.menu{top:0}.big:hover{top:0}" +
      "@media (width>9px){.menu{top:1px}}@media print{.big{top:2px}}}",
  });
});
