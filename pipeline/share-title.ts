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

/** Words in lines that fit; a word wider than the room has a line of its own. Doesn't break at no-break spaces. */
function wrapped(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as fit, in the narrowest room that takes no more of them. */
export function balanced(text: string, size: number, room: number): string[] {
  let lines = wrapped(text, size, room);
  for (let narrower = room; narrower > 0; narrower -= size / 4) {
    const next = wrapped(text, size, narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

interface TitleBox {
  left: number;
  top: number;
  width: number;
  height: number;
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
