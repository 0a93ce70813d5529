/** Finds what failed in the output of a part of `npm test`, and the line that says why. */
import { stripVTControlCharacters } from "node:util";

/** The head of the first failure, as Vitest and Playwright write it. */
const heads = [/^\s*1\) (?:\[\w+\] › )?(.+?)[\s─]*$/m, /^\s*FAIL\s+(?:\|?\w+\|?\s+)?(.+)$/m];
const reason = /^\s*(?:\w*Error: )(.+)$/m;

const longest = 160;
const inCell = (text: string) => {
  const line = text.replaceAll("|", "\\|").replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
};

/** Without a failed test (content checks, builds), the first line of the output that isn't empty. */
export function toldBy(part: string, output: string): { by: string; line: string } {
  const plain = stripVTControlCharacters(output);
  for (const head of heads) {
    const found = head.exec(plain);
    if (!found?.[1]) continue;
    const rest = plain.slice(found.index);
    const why = reason.exec(rest);
    // Playwright gives the values in lines of their own.
    const values = rest.slice(why?.index ?? 0).match(/^\s*(?:Expected|Received)[^\n]*: .+$/gm) ?? [];
    return { by: inCell(found[1]), line: inCell([why?.[1] ?? "", ...values.slice(0, 2)].join(" ")) };
  }
  const lines = plain.split("\n").filter((line) => line.trim());
  return { by: part, line: inCell(lines.slice(0, 3).join(" ")) };
}
