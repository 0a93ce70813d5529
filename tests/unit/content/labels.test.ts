/** Labels: the defaults in both languages, and a practice's own. */
import { expect, test } from "vitest";
import { labels } from "../../../engine/data/labels/interface.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { type Misfit, translated } from "../../../engine/data/read/compare.ts";
import { readFiles } from "../../../engine/data/read/site.server.ts";
import { parseYaml } from "../../../engine/data/read/yaml.server.ts";
import { treeOf } from "../../../engine/data/schema/tree.ts";
import { Copy } from "./copy.ts";

test("a practice without a file of labels has the defaults", () => {
  using content = new Copy();
  content.remove("interface.yaml");
  const { site } = readFiles(content.root);
  expect(site?.interface.skipToContent).toBe("Skip to content");
  expect(site?.interface.article.count.one).toBe("{count} article");
  expect(site?.interface.patientLinks.byPhone).toEqual([
    "call ",
    { link: "(575) 555-0119", href: "tel:+15755550119" },
  ]);
});

test("the Spanish defaults have the placeholders and numbers of the English ones", () => {
  const misfits: Misfit[] = [];
  translated(treeOf(labels), parseYaml({ file: "interface.yaml", text: "{}" }, labels).value, {}, (misfit) =>
    misfits.push(misfit),
  );
  expect(misfits).toEqual([]);
});

test("a practice's own label wins in its language; without a translation it is shown in English and listed", () => {
  using content = new Copy("everything");
  content.edit("interface.yaml", /^tty: .*$/m, "print: Print it\nskipToContent: To the text");
  content.edit("es/interface.yaml", /^tty: .*$/m, "print: Imprímalo");
  const { spanish, translations, ...site } = readSite(content.root);
  expect(site.interface).toMatchObject({ print: "Print it", skipToContent: "To the text", tty: "TTY {tty}" });
  expect(spanish?.interface).toMatchObject({
    print: "Imprímalo",
    skipToContent: "To the text",
    tty: "TTY {tty}",
    callShort: "Llame",
  });
  expect(spanish?.interface.patientLinks.elsewhere).toBe("lleva a otro sitio web");
  const state = translations.find(({ file }) => file === "es/interface.yaml");
  expect(state?.waiting.map(({ path }) => path)).toEqual([["skipToContent"]]);
});
