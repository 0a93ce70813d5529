/** Drawings are sanitized by an allow-list before they are published or inlined. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { safeDrawing } from "../../../engine/data/read/drawing.server.ts";

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const inside = (shapes: string) => `<svg ${xmlns} viewBox="0 0 4 3">${shapes}</svg>`;
const table: Record<string, [shapes: string, message: string]> = parse(
  readFileSync("tests/unit/content/drawing.yaml", "utf8"),
);

test.each(Object.entries(table))("takes %s out, and says so", (_, [shapes, message]) => {
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
