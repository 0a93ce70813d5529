/** A small, strict XML parser for tests: one root, every tag closed in order, every special character escaped. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
function decode(text: string): string {
  return text.replace(/&(\w+;)?/g, (found, name: string | undefined) => {
    const sign = name && entities[name.slice(0, -1)];
    if (!sign) throw new Error(`an unescaped or unknown ${found} in: ${text}`);
    return sign;
  });
}

function attributesOf(text: string): Record<string, string> {
  const rest = text.replace(/\s+[\w:]+="[^"<]*"/g, "");
  if (rest.trim()) throw new Error(`not an attribute: ${rest}`);
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, decode(value)]),
  );
}

export function parseXml(source: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!source.startsWith(declaration)) throw new Error("no XML declaration at the start");
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  for (const [part] of source.slice(declaration.length).matchAll(/<[^<>]*>|[^<]+|</g)) {
    const current = open.at(-1) ?? top;
    const tag = /^<(\/?)([\w:]+)([\s\S]*?)(\/?)>$/.exec(part);
    if (!tag) {
      if (part.startsWith("<") || part.includes(">")) throw new Error(`not well-formed: ${part}`);
      current.text += decode(part);
      continue;
    }
    const [, isEnd, name = "", attributes = "", isEmpty] = tag;
    if (isEnd) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [], text: "" };
    current.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [root, second] = top.children;
  if (open.length !== 1 || !root || second || top.text.trim())
    throw new Error("not exactly one root element");
  return root;
}

export const childrenOf = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name);

export function textOf(element: Element, name: string): string {
  const found = childrenOf(element, name);
  if (found.length !== 1) throw new Error(`<${element.name}> has ${found.length} <${name}>`);
  return found[0]?.text ?? "";
}
