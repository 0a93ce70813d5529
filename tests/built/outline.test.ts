/**
 * The outline of one page of each kind of the frozen practice, compared with the accepted one. After a look at the difference,
 * docs/testing.md says how to accept new ones.
 */
import path from "node:path";
import { expect, test } from "vitest";
import { htmlFile } from "../../engine/build/page-files.ts";
import { siteFolder } from "../../engine/build/stamp.ts";
import { frozen } from "../practices.ts";
import { files, graphIn, pages, read } from "../support/built.ts";
import { outlineOf, wordsOf } from "../support/outline.ts";
import { kinds, site } from "../support/site.ts";

const isFrozen = process.env.PRACTICE === frozen.name;
/** Pages whose files say more than, or nothing of, what the first page of their kind says. */
const others = {
  "other-office": "/location/monte-vista-co",
  "other-provider": "/providers/thomas-obrien-fnp-c",
  "offered-service": "/services/lab-tests",
  "after-hours": "/after-hours",
  "the-way-here": "/the-way-here",
  "spanish-home": "/es",
  "spanish-office": "/es/consultorios/taos-nm",
  "spanish-provider": "/es/equipo/maria-de-los-angeles-villanueva-echeverria-md",
  "spanish-service": "/es/servicios/analisis-de-laboratorio",
};

test.runIf(isFrozen).each(Object.entries({ ...kinds, ...others }))("%s", async (kind, address) => {
  const html = read(kind === "not-found" ? "404.html" : htmlFile(address));
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

/** What is counted in each page. Digits are added up, so that another number shows as well as a lost one. */
const counted: Record<string, RegExp> = {
  headings: /<h[1-6]\b/g,
  calls: /href="tel:/g,
  texts: /href="sms:/g,
  mails: /href="mailto:/g,
  links: /href="\//g,
  anchors: /href="#/g,
  others: /href="https?:/g,
  pictures: /<img\b/g,
  entries: /<(li|dd|option)\b/g,
  rows: /<tr\b/g,
  controls: /<(button|summary|input|textarea|select)\b/g,
  names: /aria-label="/g,
  languages: / lang="/g,
};

test.runIf(isFrozen)("all pages", async () => {
  const lines = pages.map((file) => {
    const html = read(file);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
    const words = wordsOf(main);
    const counts = Object.entries({
      ...Object.fromEntries(
        Object.entries(counted).map(([name, pattern]) => [name, main.match(pattern)?.length ?? 0]),
      ),
      // In the frame: the menus' entry of this page.
      current: html.match(/ aria-current="/g)?.length ?? 0,
      words: words.split(" ").length,
      digits: [...words.matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0),
    }).filter(([, count]) => count);
    return `${file} ${/<title>(.*?)<\/title>/.exec(html)?.[1]}\n  ${counts.map((pair) => pair.join(" ")).join(", ")}\n`;
  });
  await expect(lines.join("")).toMatchFileSnapshot("outlines/all-pages.txt");
});

/** What the search shows before pages is in scripts, one for each language. Of cards that every practice has, safety/ has the words. */
test.runIf(isFrozen)("cards and answers of the search", async () => {
  const own = new Set(site.emergencies.emergencies.map(({ id }) => id));
  const scripts = files.filter((file) => /^assets\/e[ns]-[^/]*\.js$/.test(file)).sort();
  const lines = scripts.map(async (file) => {
    const { emergencies, answers } = await import(path.join(siteFolder, file));
    const cards = emergencies.map((card: { id: string; title: string }) =>
      own.has(card.id) ? card : { id: card.id, title: card.title },
    );
    return [...cards, ...answers].map((entry) => `${JSON.stringify(entry)}\n`).join("");
  });
  await expect((await Promise.all(lines)).join("\n")).toMatchFileSnapshot("outlines/search-cards.txt");
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
