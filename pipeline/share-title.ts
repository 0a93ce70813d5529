/** Text as outlines, so that Open Graph images need no installed fonts. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";

const besley = "@fontsource/besley/files/besley-latin-600-normal.woff";
let font: opentype.Font | undefined;
function titleFont(): opentype.Font {
  if (font) return font;
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(besley)));
  font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return font;
}

/** Replacements for characters that the Latin font lacks. */
const plain = (text: string) => text.replace(/[\u2010\u2011]/g, "-").replace(/[\u00a0\u202f]/g, " ");

const tracking = -0.014;
const measured = new Map<string, number>();
/** Width of a line, from word widths cached at 1000 px. */
function widthOf(line: string, size: number): number {
  const widths = line.split(" ").map((word) => {
    const wide =
      measured.get(word) ?? titleFont().getAdvanceWidth(plain(`${word} `), 1000, { letterSpacing: tracking });
    measured.set(word, wide);
    return wide;
  });
  return (widths.reduce((sum, wide) => sum + wide, 0) * size) / 1000 - size * 0.25;
}

/** Path data of a line of text; (x, y) is the start of its baseline. */
export function outlines(text: string, x: number, y: number, size: number): string {
  const { commands } = titleFont().getPath(plain(text), x, y, size, { letterSpacing: tracking });
  const points = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  const data = commands.map((step) => {
    if (step.type === "Z") return "Z";
    if (step.type === "Q") return `Q${points(step.x1, step.y1, step.x, step.y)}`;
    if (step.type === "C") return `C${points(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`;
    return `${step.type}${points(step.x, step.y)}`;
  });
  return data.join("");
}

/**
 * Breaks words into as few lines as fit, and of those the most even ones. Works backward, so that each word is looked at once
 * for each line that it could end. Doesn't break at no-break spaces.
 */
export function balanced(text: string, size: number, room: number, width = widthOf): string[] {
  const words = text.split(/[ \n\t]+/);
  interface Setting {
    /** The line that starts here ends before this word. */
    end: number;
    lines: number;
    cost: number;
  }
  const none: Setting = { end: words.length, lines: 0, cost: 0 };
  const best: Setting[] = [];
  for (let from = words.length - 1; from >= 0; from--) {
    let found: Setting | undefined;
    for (let end = from + 1; end <= words.length; end++) {
      const spare = room - width(words.slice(from, end).join(" "), size);
      // A word wider than the room has a line of its own.
      if (spare < 0 && end > from + 1) break;
      const rest = best[end] ?? none;
      const setting = { end, lines: rest.lines + 1, cost: rest.cost + spare ** 2 };
      const isBetter =
        !found || setting.lines < found.lines || (setting.lines === found.lines && setting.cost < found.cost);
      if (isBetter) found = setting;
    }
    best[from] = found ?? none;
  }
  const lines: string[] = [];
  for (let from = 0; from < words.length; from = best[from]?.end ?? words.length)
    lines.push(words.slice(from, best[from]?.end).join(" "));
  return lines;
}

interface TitleBox {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Vertically centered in the box. */
  isCentered: boolean;
}

/** The title in the largest size that fits the box, aligned to its top. */
export function titleIn(text: string, box: TitleBox, color: string): string {
  const lineHeight = 1.14;
  let size = 76;
  const fits = () => {
    const lines = balanced(text, size, box.width);
    const isWide = lines.some((line) => widthOf(line, size) > box.width);
    return !isWide && lines.length * size * lineHeight <= box.height;
  };
  while (size > 32 && !fits()) size -= 2;
  const lines = balanced(text, size, box.width);
  const spare = box.isCentered ? (box.height - lines.length * size * lineHeight) / 2 : 0;
  const drawn = lines.map((line, at) =>
    outlines(line, box.left, box.top + spare + size * (0.9 + at * lineHeight), size),
  );
  return `<path fill="${color}" d="${drawn.join("")}"/>`;
}
