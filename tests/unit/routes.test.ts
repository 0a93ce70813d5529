/** The table of pages and the routes match: no page without a route, no route without a page. */
import { globSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { pagesOf } from "../../site/pages.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { editionsOf } from "../../site/text/language.ts";
import { Copy } from "./content/copy.ts";

/** The catch-all route has no page. */
const exceptions = ["*"];

/** The routes of a build or of `npm run dev`, each path with the folder of its module, and the paths given to React Router. */
async function routerOf(content: string, isBuild = true) {
  vi.resetModules();
  // A build reads its content once.
  delete (globalThis as { keptSite?: unknown }).keptSite;
  vi.stubEnv("IN_BUILD", String(isBuild));
  vi.stubEnv("CONTENT_DIR", content);
  try {
    const { default: routes } = await import("../../app/routes.ts");
    const { default: config } = await import("../../react-router.config.ts");
    return {
      paths: await config.prerender(),
      routes: routes.map(({ path: pattern, file, index }) => ({
        path: index ? "/" : `/${pattern}`,
        kind: path.basename(file, ".tsx"),
      })),
    };
  } finally {
    vi.unstubAllEnvs();
  }
}
const routesOf = async (content: string) => (await routerOf(content)).routes;

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

/** React Router ends the build and `npm run dev` at a route with a loader that no path matches. */
describe("each route is matched by a path, in a build and in development", () => {
  const signatures = /^ {2}reviewer: .*\n {2}reviewed: .*\n/m;
  const unsign = (content: Copy, isKept: (file: string) => boolean) => {
    for (const file of globSync("es/**/*.*", { cwd: content.root }))
      if (!isKept(file)) content.edit(file, signatures, "");
  };
  const states: Record<string, (content: Copy) => void> = {
    "no Spanish": (content) => content.remove("es"),
    "nothing signed": (content) => unsign(content, () => false),
    drafts: (content) => {
      unsign(content, () => false);
      content.edit("practice.yaml", /^medicalDisclaimer:/m, "spanish: drafts\nmedicalDisclaimer:");
    },
    "some signed": (content) => unsign(content, (file) => !/services|blogs/.test(file)),
    "one that no longer fits": (content) =>
      content.edit("services/lab-tests.md", /\n$/, "\n\nOne more paragraph.\n"),
    "an optional page less": (content) => {
      content.remove("pages/testimonials.yaml");
      content.edit("navigation.yaml", /\n.*label: What Patients Say\n.*/, "");
    },
  };
  test.each(Object.entries(states))("%s", async (_name, change) => {
    using content = new Copy("everything");
    change(content);
    for (const isBuild of [true, false]) {
      const { routes, paths } = await routerOf(content.root, isBuild);
      const used = new Set(paths.map((page) => matchRoutes(routes, page)?.at(-1)?.route.path));
      const unused = routes.map((route) => route.path).filter((route) => !used.has(route));
      expect(unused.filter((route) => route !== "/*")).toEqual([]);
    }
  });
});
