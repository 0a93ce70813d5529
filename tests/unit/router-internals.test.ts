/**
 * Undocumented behavior of React Router that this site relies on (app/features/navigation/router-internals.ts). An upgrade that
 * changes it fails here, with the version and what to do; docs/decisions/009 lists all of it.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  fallbackFile,
  inlineScripts,
  manifestScript,
  preloads,
} from "../../app/features/navigation/router-internals.ts";
import { version } from "../../pipeline/react-router-version.ts";

const library = (file: string) => `node_modules/react-router/dist/production/lib/${file}`;
const bundler = "node_modules/@react-router/dev/dist/vite.js";

/** For each: the file in React Router, the code there, and what to check if it has changed. */
const points: [what: string, file: string, texts: string[], todo: string][] = [
  [
    "sets window.__reactRouterManifest in the manifest's module",
    bundler,
    ["window.__reactRouterManifest=$"],
    "site-router.ts must read the routes where they are.",
  ],
  [
    "gives the page's data to entry.server.tsx",
    library("dom/ssr/server.js"),
    ["context.serverHandoffStream ?"],
    "takePageFile must take out what <ServerRouter> would write into the page.",
  ],
  [
    "hydrates the fallback with the root alone",
    library("dom/ssr/components.js"),
    ["if (isSpaMode && !isHydrated) return [matches[0]];"],
    "takePageFile must name the route modules that <Scripts> imports.",
  ],
  [
    "writes two scripts into a page",
    library("dom/ssr/components.js"),
    ["`window.__reactRouterContext = $", 'type: "module",\n\t\t\tasync: true'],
    "inlineScripts must match what <Scripts> writes.",
  ],
  [
    "lists the style sheets of each route in its manifest, and loads them before the route",
    library("dom/ssr/links.js"),
    ["route.css.map((href) =>", "async function prefetchRouteCss(route)"],
    "pipeline/pages.ts joins the sheets of each route, and PageStyles.tsx links those of the next page.",
  ],
  [
    "writes the fallback page",
    bundler,
    [`path: "/${fallbackFile}"`],
    "pipeline/flatten.ts makes it the page for unknown addresses.",
  ],
  [
    "asks for a page's data as <page>.data, and _.data for the home page",
    library("dom/ssr/single-fetch.js"),
    ["url.pathname}_.", 'singleFetchUrl(request.url, "data")'],
    "dataPath must name the same URL, which the development server answers.",
  ],
];

test.each(points)("React Router %s", (what, file, texts, todo) => {
  const code = readFileSync(file, "utf8");
  const missing = texts.filter((text) => !code.includes(text));
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
