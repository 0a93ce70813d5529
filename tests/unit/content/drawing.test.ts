/** Drawings are sanitized by an allow-list before they are published or inlined. */
import { expect, test } from "vitest";
import { safeDrawing } from "../../../site/read/drawing.server.ts";

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const inside = (shapes: string) => `<svg ${xmlns} viewBox="0 0 4 3">${shapes}</svg>`;
const handler = "an event handler (onload, onclick)";
const link = "a link to another site";
const file = "a file of another site";

test.each([
  ["a script", "<script>go()</script>", "a script"],
  ["a script in CDATA", "<script><![CDATA[go()]]></script>", "a script"],
  ["a script with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>', "a script"],
  ["a script in capitals", "<SCRIPT>go()</SCRIPT>", "a script"],
  ["a script inside a group", "<g><script>go()</script></g>", "a script"],
  ["a handler", '<rect onclick="go()"/>', handler],
  ["a handler in capitals", '<rect OnClick="go()"/>', handler],
  ["a handler that SVG doesn't know", '<rect onpointerrawupdate="go()"/>', handler],
  ["a foreign object", "<foreignObject><div/></foreignObject>", "a foreign object"],
  ["an element of HTML", '<iframe src="/"/>', "<iframe>, which is no part of a drawing"],
  ["a javascript: link", '<a href="javascript:go()"><rect/></a>', link],
  ["a javascript: link in entities", '<a xlink:href="&#106;avascript:go()"><rect/></a>', link],
  ["a link with a tab before it", '<a href="\tjavascript:go()"><rect/></a>', link],
  ["a link to another host", '<a href="//x.com"><rect/></a>', link],
  ["a picture of another host", '<image href="https://x.com/a.png"/>', link],
  ["a picture that is SVG again", '<image href="data:image/svg+xml,%3Csvg/%3E"/>', link],
  ["a shape of another file", '<use xlink:href="https://x.com/a.svg#b"/>', link],
  ["a base", '<g xml:base="https://x.com/"><rect/></g>', link],
  ["a filter of another file", '<rect filter="url(https://x.com/f.svg#b)"/>', file],
  ["a style attribute that loads", '<rect style="fill:url(//x.com/a.svg#b)"/>', file],
  ["a style attribute with escapes", '<rect style="fill:u\\72l(//x.com/a.svg#b)"/>', file],
  ["a style sheet that imports", "<style>@import 'https://x.com/a.css';</style>", file],
  ["a style sheet with escapes", "<style>@\\69mport 'a.css';</style>", file],
  ["a style sheet with a comment inside", "<style>a{b:ur/**/l(//x.com/a)}</style>", file],
  ["a style sheet with image-set", '<style>a{b:image-set("//x.com/a" 1x)}</style>', file],
  [
    "an animation of an address",
    '<a><set attributeName="href" to="javascript:go()"/></a>',
    "an animation of href",
  ],
  [
    "an animation of an address with a prefix",
    '<animate attributeName="xlink:href" values="javascript:go()"/>',
    "an animation of xlink:href",
  ],
])("takes %s out, and says so", (_, shapes, message) => {
  const { svg, found } = safeDrawing(inside(`${shapes}<path d="M0 0h4"/>`));
  expect(found.map((one) => one.found)).toEqual([message]);
  expect(svg).toContain('<path d="M0 0h4"/>');
  expect(svg).not.toMatch(/go\(\)|x\.com|iframe|@|script|image-set/i);
});

test("an entity can't bring in a script", () => {
  const { svg } = safeDrawing(
    `<!DOCTYPE svg [<!ENTITY x "<script>go()</script>">]>${inside("<text>&x;</text>")}`,
  );
  expect(svg).not.toMatch(/<script|DOCTYPE|ENTITY/);
});

test("what an editor leaves behind goes without a word", () => {
  const { svg, found } = safeDrawing(
    `<?xml version="1.0"?><!-- Inkscape -->${inside(
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><rect/>',
    )}`,
  );
  expect(found).toEqual([]);
  expect(svg).toBe(inside("<rect/>"));
});

test("shapes, gradients, styles and pictures inside the drawing stay", () => {
  const drawing = inside(
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"/></defs><use href="#g"/><rect fill="url(#g)" style="fill:red"/><image href="data:image/png;base64,AAAA"/><text data-office="x">A</text><animate attributeName="opacity" values="0;1"/>',
  );
  expect(safeDrawing(drawing)).toEqual({ svg: drawing, found: [] });
});
