/** Writes the address of each article into its file once, so that a new title keeps it. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { parseFile } from "../data/edit/canonical.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { slugOf } from "../data/read/slug.ts";

/** A draft may still change its title: it has no address yet. */
export function withSlug(text: string): string {
  const kind = kindOf("blogs/blog-1.md");
  const { title, slug, draft } = (kind && parseFile(kind, text)) ?? {};
  if (typeof title !== "string" || slug || draft || !slugOf(title)) return text;
  // Below the title with the lines that belong to it, as in the canonical form.
  return text.replace(/^title:.*\n(?:[ \t]+.*\n)*/m, (lines) => `${lines}slug: ${stringify(slugOf(title))}`);
}

export function writeSlugs(root: string) {
  for (const name of globSync("blogs/*.md", { cwd: root })) {
    const file = path.join(root, name);
    const text = readFileSync(file, "utf8");
    const written = withSlug(text);
    if (written !== text) writeFileSync(file, written);
  }
}
