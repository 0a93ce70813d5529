/** Imports run one way, types included, and never in a circle. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const table = "site/[^/]+(?<!\\.server)\\.ts";
/** Files whose path begins like this may import those. A file keeps every row that fits it. `$1` is what the first's parentheses matched. */
const mayImport = {
  "site/schema/": ["site/schema/"],
  "site/text/": ["site/(text|schema)/"],
  "site/kinds/": ["site/(kinds|text|schema)/"],
  "site/read/": ["site/(read|kinds|text|schema)/"],
  "site/edit/": ["site/(edit|kinds|text|schema)/"],
  "site/theme/": ["site/(theme|read|schema)/", "app/theme/"],
  [table]: ["site/(read|kinds|text|schema)/", table],
  "site/check/": ["site/(check|view|theme|read|kinds|text|edit|schema)/", "site/[^/]+\\.ts"],
  "site/view/": ["site/(view|theme|read|kinds|text|schema)/", table],
  "site/": ["site/", "app/theme/"],
  "app/components/": ["app/(components|theme)/", "site/(view|schema)/"],
  "app/features/": ["app/(features|components|theme)/", "site/(view|text|schema|kinds)/", "site/pages\\.ts"],
  "app/frame/": ["app/(frame|features|components|theme)/", "site/(view|text|schema)/"],
  // What two pages need is a feature.
  "app/pages/([^/]+)/": ["app/pages/($1/|[^/]+\\.ts)", "app/(frame|features|components|theme)/", "site/"],
  "app/": ["app/", "site/"],
  "pipeline/": ["(pipeline|site|app|environment)/"],
  "environment/": ["environment/"],
  "bench/": ["(bench|hosts|pipeline|environment|site)/", "app/features/search/answers\\.ts"],
  "hosts/": ["(hosts|pipeline|site|environment)/"],
  "tools/test\\.ts": ["environment/", "tests/practices\\.ts"],
  "tools/(?!test\\.ts)": ["(tools|pipeline|environment|bench|hosts|site)/"],
};

const files = globSync("{app,site,pipeline,environment,bench,hosts,tools,tests}/**/*.{ts,tsx,mjs}").sort();
const statement = /(?:\b(?:import|export)( type)? [^"';]*?from |\bimport ?\(?)"(\.{1,2}\/[^"?]+)"/g;
const imports = files.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(statement)].map(([, type = "", path = ""]) => {
    const to = join(dirname(from), path);
    return { from, to, type, text: `${from} imports ${to}` };
  }),
);
const texts = (wrong: typeof imports) => wrong.map(({ text }) => text);

test.each(Object.entries(mayImport))("%s imports only from the folders below it", (folder, allowed) => {
  const wrong = imports.filter(({ from, to }) => {
    const [start, part = ""] = new RegExp(`^${folder}`).exec(from) ?? [];
    if (start === undefined || from.includes(".test.")) return false;
    return !allowed.some((one) => new RegExp(`^${one.replace("$1", part)}`).test(to));
  });
  expect(texts(wrong)).toEqual([]);
});

test("browsers get nothing of data's readers, of the build or of Node", () => {
  const seen = new Set(globSync(["app/entry.client.tsx", "app/boot.ts", "app/pages/*/[a-z]*.tsx"]));
  for (const file of seen) for (const { from, to, type } of imports) if (from === file && !type) seen.add(to);
  const isForeign = (file: string) => !/^(app|site)\//.test(file) || /\.(server|data)\.ts$/.test(file);
  const usesNode = (file: string) =>
    /\.tsx?$/.test(file) && / from "(node:|zod|yaml)/.test(readFileSync(file, "utf8"));
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter((file) => isForeign(file) || usesNode(file))).toEqual([]);
});

test("no imports in a circle", () => {
  let left = imports;
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    left = left.filter(({ to }) => left.some(({ from }) => from === to));
  }
  expect(texts(left)).toEqual([]);
});

test("each style sheet has a name of its own, which its classes begin with", () => {
  const names = globSync("app/**/*.module.css").map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
