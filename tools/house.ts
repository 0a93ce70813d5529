/** House rules: no file over 250 lines, and no sentence that a patient reads in code. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const longest = 250;
const rooms = ["app", "tools", "drawings", "tests"];
const code = /\.(ts|tsx|mjs|css)$/;

/** Words between tags, or in an attribute that is shown or spoken. */
const jsxText = /(?:>|\})\s*([A-Z][^<>{}=;()]*[a-z][^<>{}=;()]*)\s*(?:<|\{)/g;
const spoken = /\b(?:alt|title|aria-label|placeholder|label)="([^"]*[A-Za-z]{2}[^"]*)"/g;

const findings: string[] = [];
for (const room of rooms) {
  for (const entry of readdirSync(room, { recursive: true, encoding: "utf8" })) {
    if (!code.test(entry)) continue;
    const file = path.join(room, entry);
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n").length - 1;
    if (lines > longest) findings.push(`${file}: ${lines} lines. Split it: a file has at most ${longest}.`);
    if (room !== "app" || !file.endsWith(".tsx") || file.includes(".fixtures.")) continue;
    const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
    for (const [, words] of [...withoutComments.matchAll(jsxText), ...withoutComments.matchAll(spoken)]) {
      findings.push(`${file}: "${words?.trim()}" is a text that visitors read. Move it to content/.`);
    }
  }
}
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
