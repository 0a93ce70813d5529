/** The table of pages and the routes match: no page without a route, no route without a page. */
import path from "node:path";
import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { pagesOf } from "../../site/pages.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { editionsOf } from "../../site/text/language.ts";
import { Copy } from "./content/copy.ts";

/** The catch-all route has no page. */
const exceptions = ["*"];

/** The routes of a build: each path with the folder of its module. */
async function routesOf(content: string) {
  vi.resetModules();
  // A build reads its content once.
  delete (globalThis as { keptSite?: unknown }).keptSite;
  vi.stubEnv("IN_BUILD", "true");
  vi.stubEnv("CONTENT_DIR", content);
  try {
    const { default: routes } = await import("../../app/routes.ts");
    return routes.map(({ path: pattern, file, index }) => ({
      path: index ? "/" : `/${pattern}`,
      kind: path.basename(file, ".tsx"),
    }));
  } finally {
    vi.unstubAllEnvs();
  }
}

type Routes = Awaited<ReturnType<typeof routesOf>>;

function differences(routes: Routes, table: { path: string; kind: string }[]) {
  const used = new Set<string>();
  const wrong = table.flatMap(({ path: page, kind }) => {
    const route = matchRoutes(routes, page)?.at(-1)?.route;
    if (route) used.add(route.path);
    return route?.kind === kind ? [] : [`${page} (${kind}) is shown by ${route?.kind}`];
  });
  const withoutPage = routes
    .map((route) => route.path)
    .filter((route) => !used.has(route) && !exceptions.includes(route.slice(1)));
  return [...wrong, ...withoutPage.map((route) => `${route} has no entry in site/pages.ts`)];
}

const own = contentFolder();
/** In every language. */
const tableOf = (content: string) =>
  editionsOf(readSite(content))
    .flatMap(pagesOf)
    .map(({ address, kind }) => ({ path: address, kind }));

/** Loading the routes reads the content again, so both tests share them. */
const ofOwn = { routes: await routesOf(own), table: tableOf(own) };

test("each page matches a route of its kind, each route has a page", () => {
  expect(differences(ofOwn.routes, ofOwn.table)).toEqual([]);
});

test("a route without an entry and an entry without a route are found", () => {
  const { routes, table } = ofOwn;
  expect(differences([...routes, { path: "/costs", kind: "costs" }], table)).toEqual([
    "/costs has no entry in site/pages.ts",
  ]);
  expect(differences(routes, [...table, { path: "/costs", kind: "costs" }])).toEqual([
    "/costs (costs) is shown by not-found",
  ]);
});

test("a new text file is all a new page needs", async () => {
  using content = new Copy();
  const description = "What a visit costs with insurance and without it, and how to ask before you come.";
  content.write("pages/costs.md", `---\ntitle: Costs\ndescription: ${description}\n---\n\nAsk us.\n`);
  const table = tableOf(content.root);
  expect(table.map(({ path: page }) => page)).toContain("/costs");
  expect(differences(await routesOf(content.root), table)).toEqual([]);
});
