/**
 * Makes a content folder with many articles: the real ones, then copies of them under new titles. Each gets a picture of
 * its own, as content must have: a copy of the drawing, a little different, so that nothing is made once and used twice.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const numberOf = (file: string) => Number(/\d+/.exec(file)?.[0] ?? 0);
const field = (text: string, name: string) => new RegExp(`^${name}: *(.*)$`, "m").exec(text)?.[1] ?? "";

export function manyArticles(count: number, source = path.resolve("content")): string {
  const folder = mkdtempSync(path.join(tmpdir(), "articles-"));
  cpSync(source, folder, { recursive: true });
  const blogs = path.join(folder, "blogs");
  const originals = readdirSync(blogs)
    .filter((file) => file.endsWith(".md"))
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map((file) => readFileSync(path.join(blogs, file), "utf8"));
  // Numbers grow with time, so all copies bear the newest day, and no dated notes.
  const newest = field(originals.at(-1) ?? "", "date");
  for (let number = originals.length + 1; number <= count; number++) {
    const original = originals[number % originals.length] ?? "";
    const title = field(original, "title").replace(/^["']|["']$/g, "");
    const image = field(original, "image");
    const drawing = readFileSync(path.join(folder, "images", `${image}.svg`), "utf8");
    writeFileSync(
      path.join(folder, "images", `${image}-${number}.svg`),
      drawing.replace("</svg>", `<path d="M0 0h${number / 10}" /></svg>`),
    );
    const text = original
      .replace(/^title:.*$/m, `title: ${JSON.stringify(`${title}, no. ${number}`)}`)
      .replace(/^date:.*$/m, `date: ${newest}`)
      .replace(/^image:.*$/m, `image: ${image}-${number}`)
      .replace(/^notes:\n(?:[ \t]+.*\n)+/m, "");
    writeFileSync(path.join(blogs, `blog-${number}.md`), text);
  }
  return folder;
}
