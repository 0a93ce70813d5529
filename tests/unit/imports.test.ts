/** Imports run one way, types included, and never in a circle. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inEngine } from "../../engine/roots.ts";

const table = "data/[^/]+(?<!\\.server)\\.ts";
const data = "data/(kinds|labels|text|schema)/";
/** Files of engine/ whose path begins like this may import those, and the two roots. `$1` is what the first's parentheses matched. */
const mayImport = {
  "data/(schema|labels)/": ["data/(schema|labels)/"],
  "data/text/": ["data/(text|labels|schema)/"],
  "data/kinds/": [data],
  "data/read/": ["data/read/", data],
  "data/edit/": ["data/edit/", data],
  "data/theme/": ["data/(theme|read|schema)/", "app/theme/"],
  [table]: ["data/read/", data, table],
  "data/check/": ["data/(check|view|theme|read|edit)/", data, "data/[^/]+\\.ts"],
  "data/view/": ["data/(view|theme|read)/", data, table],
  "data/": ["data/", "app/theme/"],
  "app/components/": ["app/(components|theme)/", "data/(view|schema|labels)/"],
  "app/features/": ["app/(features|components|theme)/", "data/view/", data, "data/pages\\.ts"],
  "app/frame/": ["app/(frame|features|components|theme)/", "data/(view|text|labels|schema)/"],
  // What two pages need is a feature.
  "app/pages/([^/]+)/": ["app/pages/($1/|[^/]+\\.ts)", "app/(frame|features|components|theme)/", "data/"],
  "app/": ["app/", "data/"],
  "build/": ["(build|data|app|bin)/"],
  "editor/": ["(editor|build|data)/"],
  "hosts/": ["(hosts|build|data|bin)/"],
  "cli/": ["(cli|editor|hosts|build|data|bin)/"],
  "pack/": ["(pack|build|data|bin)/"],
};

const files = globSync("engine/**/*.{ts,tsx,mjs}")
  .filter((file) => !file.includes("/dist/"))
  .map((file) => file.replace("engine/", ""))
  .sort();
const statement = /(?:\b(?:import|export)( type)? [^"';]*?from |\bimport ?\(?)"(\.{1,2}\/[^"?]+)"/g;
const imports = files.flatMap((from) =>
  [...readFileSync(inEngine(from), "utf8").matchAll(statement)].map(([, type = "", path = ""]) => {
    const to = join(dirname(from), path);
    return { from, to, type, text: `${from} imports ${to}` };
  }),
);
const texts = (wrong: typeof imports) => wrong.map(({ text }) => text);

test.each(Object.entries(mayImport))("%s imports only from the folders below it", (folder, allowed) => {
  const wrong = imports.filter(({ from, to }) => {
    const [start, part = ""] = new RegExp(`^${folder}`).exec(from) ?? [];
    if (start === undefined || from.includes(".test.")) return false;
    return ![...allowed, "roots\\.ts"].some((one) => new RegExp(`^${one.replace("$1", part)}`).test(to));
  });
  expect(texts(wrong)).toEqual([]);
});

test("browsers get nothing of data's readers, of the build or of Node", () => {
  const seen = new Set(
    globSync(["app/entry.client.tsx", "app/boot.ts", "app/pages/*/[a-z]*.tsx"], { cwd: inEngine() }),
  );
  for (const file of seen) for (const { from, to, type } of imports) if (from === file && !type) seen.add(to);
  const isForeign = (file: string) => !/^(app|data)\//.test(file) || /\.(server|data)\.ts$/.test(file);
  const usesNode = (file: string) =>
    /\.tsx?$/.test(file) && / from "(node:|zod|yaml)/.test(readFileSync(inEngine(file), "utf8"));
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter((file) => isForeign(file) || usesNode(file))).toEqual([]);
});

test("nothing but roots.ts asks which folder it is in, or which is the current one", () => {
  const asks = /process\.cwd\(\)|import\.meta\.(?:dirname|filename)|path\.resolve\((?:"|\))/;
  const asking = files.filter(
    (file) => /\.tsx?$/.test(file) && asks.test(readFileSync(inEngine(file), "utf8")),
  );
  expect(asking).toEqual([]);
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
  const names = globSync("engine/app/**/*.module.css").map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
