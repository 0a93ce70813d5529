/**
 * `npm run format`: formats code, writes content files in their canonical form (comments are dropped), with the addresses of
 * articles, and tells VS Code which schema belongs to which file.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { programOf } from "../environment/programs.ts";
import { runProgram } from "../environment/run-program.ts";
import { writeFile } from "../environment/write-file.ts";
import { writeSlugs } from "../pipeline/slugs.ts";
import { sourceOf } from "../site/check/text/texts.ts";
import { canonical } from "../site/edit/canonical.ts";
import { editorSettings } from "../site/edit/json-schema.ts";
import { kindOf } from "../site/kinds/kinds.ts";
import { contentFolder } from "../site/read/site.server.ts";

/** Only writes what differs, so that nothing is rebuilt for nothing. */
function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFile(file, text);
  console.log(path.relative("", file));
}

function formatContent(root: string) {
  writeSlugs(root);
  for (const [file, text] of sourceOf(root, new Date()).allTexts) {
    const kind = kindOf(file);
    const written = kind && canonical(kind, text);
    if (written !== undefined) write(path.join(root, file), written);
  }
}

write(".vscode/settings.json", editorSettings());
const practices = globSync("{content,examples/*,tests/practice}/practice.yaml").map(path.dirname);
for (const root of new Set([contentFolder(), ...practices.map((one) => path.resolve(one))]))
  formatContent(root);
const { ok, output } = await runProgram(process.execPath, [
  programOf("@biomejs/biome", "biome"),
  "check",
  "--write",
  ...process.argv.slice(2),
]);
console.log(output);
process.exitCode = ok ? 0 : 1;
