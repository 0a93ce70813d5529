/**
 * Sanitizes SVG by an allow-list, on the tree that svgo parses: a drawing is published, and maps and the logo are inlined
 * in the page. `found` lists what could run or load something, for the message to the editor.
 */
import { _collections, type CustomPlugin, optimize } from "svgo";

/** Not drawings, but harmless: dropped without a word. */
const quiet = ["metadata", "color-profile", "cursor", "tref", "font-face-uri"];

/** Known elements of SVG, without those that run, embed or follow something. */
const elements = new Set(Object.keys(_collections.elems));
for (const name of [...quiet, "script", "foreignObject"]) elements.delete(name);

const notes: Record<string, string> = { script: "a script", foreignobject: "a foreign object" };
const handler = "an event handler (onload, onclick)";
const link = "a link to another site";
const remoteFile = "a file of another site";

const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1);

/** A place in the drawing itself, or a picture inside it. */
const isInside = (address: string) => /^\s*(#|data:image\/(png|jpeg|jpg|webp|gif|avif)[;,]|$)/i.test(address);

/** CSS as browsers read it: without comments and escapes. */
const plainCss = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, "")
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : "";
    })
    .replaceAll("\\", "");

function loadsOthers(css: string): boolean {
  const text = plainCss(css);
  if (/@import|\b(image-set|src|expression)\s*\(|javascript:|-moz-binding/i.test(text)) return true;
  return [...text.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = ""]) => !isInside(address));
}

export interface Unsafe {
  found: string;
  /** Its first characters in the file, to find the line. */
  written: string;
}

function attributeFault(element: string, name: string, value: string): string | undefined {
  const local = localName(name).toLowerCase();
  if (local.startsWith("on")) return handler;
  if (local === "href" || local === "src" || local === "base") return isInside(value) ? undefined : link;
  // An animation can write an address or a handler into another element.
  if (local === "attributename" && /^(on|href$|src$|style$)/i.test(localName(value.trim())))
    return `an animation of ${value.trim()}`;
  if (local === "style" || /url|\\|@import|javascript:/i.test(value))
    return loadsOthers(value) ? remoteFile : undefined;
  return element === "a" && local === "ping" ? link : undefined;
}

function sanitizer(found: Unsafe[]): CustomPlugin {
  return {
    name: "sanitize",
    fn: () => {
      const drop = (node: object, parent: { children: object[] }) => {
        parent.children = parent.children.filter((child) => child !== node);
      };
      return {
        doctype: { enter: drop },
        instruction: { enter: drop },
        comment: { enter: drop },
        element: {
          enter(node, parent) {
            const local = localName(node.name);
            if (node.name.includes(":") || !elements.has(node.name)) {
              const known = notes[local.toLowerCase()];
              const isEditors = node.name.includes(":") || quiet.includes(node.name);
              if (known || !isEditors)
                found.push({
                  found: known ?? `<${node.name}>, which is no part of a drawing`,
                  written: `<${node.name}`,
                });
              drop(node, parent);
              return;
            }
            for (const [name, value] of Object.entries(node.attributes)) {
              const fault = attributeFault(node.name, name, value);
              if (!fault) continue;
              found.push({ found: fault, written: name });
              if (localName(name).toLowerCase() === "attributename") {
                drop(node, parent);
                return;
              }
              delete node.attributes[name];
            }
            const css = node.children.map((child) => ("value" in child ? child.value : "")).join("");
            if (node.name === "style" && loadsOthers(css)) {
              found.push({ found: remoteFile, written: "<style" });
              drop(node, parent);
            }
          },
        },
      };
    },
  };
}

/** Throws if the file isn't SVG. */
export function safeDrawing(svg: string): { svg: string; found: Unsafe[] } {
  const found: Unsafe[] = [];
  const { data } = optimize(svg, { plugins: [sanitizer(found)] });
  return { svg: data, found };
}
