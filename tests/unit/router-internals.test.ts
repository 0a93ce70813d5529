/**
 * Undocumented behavior of React Router that this site relies on (app/features/navigation/router-internals.ts). An upgrade that
 * changes it fails here, with the version and what to do; docs/decisions/009 lists all of it.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  fallbackFile,
  inlineScripts,
  manifestScript,
  preloads,
} from "../../app/features/navigation/router-internals.ts";
import { version } from "../../pipeline/pages.ts";

const points: { what: string; file: string; texts: string[]; todo: string }[] = parse(
  readFileSync("tests/unit/router-internals.yaml", "utf8"),
);

test.each(points)("React Router $what", ({ what, file, texts, todo }) => {
  const code = readFileSync(`node_modules/${file}`, "utf8");
  const missing = texts.filter((text) => !code.includes(text.replace("{fallbackFile}", fallbackFile)));
  expect(
    missing,
    `React Router ${version} no longer ${what} as before (${file}). ${todo} See docs/decisions/009-one-sheet-few-couplings.md.`,
  ).toEqual([]);
});

test("both React Router packages have the same version", () => {
  const { version: bundlers } = JSON.parse(
    readFileSync("node_modules/@react-router/dev/package.json", "utf8"),
  );
  expect(bundlers, `React Router ${version} needs @react-router/dev ${version}`).toBe(version);
});

test("the build removes exactly what <Scripts> renders, and reads the manifest", () => {
  const written =
    '<link rel="modulepreload" href="/assets/a.js"/><script>window.__reactRouterContext = {"a":"\\u003c"};window.__reactRouterContext.stream = 1;</script><script type="module" async="">import "/assets/manifest.js";</script>';
  expect(written.replaceAll(preloads, "").replace(inlineScripts, "")).toBe("");
  expect(manifestScript.exec('window.__reactRouterManifest={"routes":{}};')?.[1]).toBe('{"routes":{}}');
});
