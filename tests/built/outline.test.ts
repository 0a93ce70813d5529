/**
 * The outline of one page of each kind of the frozen practice, compared with the accepted one. After a look at the difference,
 * `node tools/run.mjs tools/looks.ts --update` accepts the new ones.
 */
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { frozen } from "../practices.ts";
import { files, graphIn, read } from "../support/built.ts";
import { outlineOf } from "../support/outline.ts";
import { kinds } from "../support/site.ts";

const isFrozen = process.env.PRACTICE === frozen.name;
/** Pages whose files say more than, or nothing of, what the first page of their kind says. */
const others = {
  "other-location": "/location/monte-vista-co",
  "other-provider": "/providers/thomas-obrien-fnp-c",
  "offered-service": "/services/lab-tests",
  "after-hours": "/after-hours",
  "the-way-here": "/the-way-here",
  "spanish-home": "/es",
  "spanish-location": "/es/consultorios/taos-nm",
  "spanish-provider": "/es/equipo/maria-de-los-angeles-villanueva-echeverria-md",
  "spanish-service": "/es/servicios/analisis-de-laboratorio",
};

test.runIf(isFrozen).each(Object.entries({ ...kinds, ...others }))("%s", async (kind, path) => {
  const html = read(kind === "not-found" ? "404.html" : htmlFile(path));
  const part = (name: string) => outlineOf(new RegExp(`<${name}\\b.*</${name}>`, "s").exec(html)?.[0] ?? "");
  const parts = {
    page: [/<html[^>]*>/.exec(html)?.[0] ?? ""],
    head: part("head"),
    // The frame is the same around every page of a language.
    ...(kind.endsWith("home") ? { body: part("body") } : { main: part("main") }),
    data: graphIn(html).map((node) => JSON.stringify(node)),
  };
  const text = Object.entries(parts).map(([name, lines]) => `# ${name}\n${lines.join("\n")}\n`);
  await expect(text.join("\n")).toMatchFileSnapshot(`outlines/${kind}.txt`);
});

/** Files for other programs: feeds, contact cards, lists for scripts. */
const isForPrograms = (file: string) =>
  /^(?!assets|pagefind|integrity).*(\.(vcf|xml|json|txt|webmanifest)|_redirects)$/.test(file);

test.runIf(isFrozen)("files", async () => {
  const text = files
    .filter(isForPrograms)
    .sort()
    .map((file) => {
      const lines = read(file)
        .replaceAll("\r", "")
        .replace(/<xhtml:link[^>]*>/g, "")
        .replace(/(?<=[\]}],)/g, "\n");
      // The first hundred lines say it all.
      return `# ${file}\n${lines.split("\n").slice(0, 100).join("\n")}\n`;
    });
  await expect(text.join("\n")).toMatchFileSnapshot("outlines/files.txt");
});
