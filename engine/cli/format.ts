/** Writes content files in their canonical form (comments are dropped), with the addresses of articles. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeSlugs } from "../build/slugs.ts";
import { writeFile } from "../build/write-file.ts";
import { sourceOf } from "../data/check/text/texts.ts";
import { canonical } from "../data/edit/canonical.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { contentFolder } from "../roots.ts";
import { runCommand } from "./command.ts";

/** Only writes what differs, so that nothing is rebuilt for nothing. */
function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFile(file, text);
  console.log(path.relative("", file));
}

await runCommand(() => {
  const root = contentFolder();
  writeSlugs(root);
  for (const [file, text] of sourceOf(root, new Date()).allTexts) {
    const kind = kindOf(file);
    const written = kind && canonical(kind, text);
    if (written !== undefined) write(path.join(root, file), written);
  }
});
