/** Routes follow the content. The build and tests/built/html.test.ts look for each page of the frozen practice. */
import { globSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { pagesOf } from "../../site/pages.ts";
import { editionsOf } from "../../site/text/language.ts";
import { Copy } from "./content/copy.ts";

let reads = 0;
/** A module evaluated anew, without those that it imports. */
const again = <Module>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ `../../${file}?${++reads}`);

/** The routes of a build or of `npm run dev`, each path with the folder of its module, and the paths given to React Router. */
async function routerOf(content: string, isBuild = true) {
  // A build reads its content once.
  delete (globalThis as { keptSite?: unknown }).keptSite;
  vi.stubEnv("IN_BUILD", String(isBuild));
  vi.stubEnv("CONTENT_DIR", content);
  try {
    const { default: routes } = await again<typeof import("../../app/routes.ts")>("app/routes.ts");
    const { default: config } =
      await again<typeof import("../../react-router.config.ts")>("react-router.config.ts");
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
/** React Router ends the build and `npm run dev` at a route with a loader that no path matches. */
describe("each page has a route of its kind, and each route a path, in a build and in development", () => {
  const signatures = /^ {2}reviewer: .*\n {2}reviewed: .*\n/m;
  const unsign = (content: Copy, isKept: (file: string) => boolean) => {
    for (const file of globSync("es/**/*.*", { cwd: content.root }))
      if (!isKept(file)) content.edit(file, signatures, "");
  };
  const states: Record<string, (content: Copy) => void> = {
    "a new text": (content) =>
      content.write(
        "pages/costs.md",
        content.read("pages/about-us.md").replace(/^title: .*/m, "title: Costs"),
      ),
    "more articles than a list shows": (content) => content.moreArticles(32),
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
      if (!isBuild) continue;
      const pages = editionsOf(readSite(content.root)).flatMap(pagesOf);
      const kindAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.kind;
      expect(pages.filter(({ address, kind }) => kindAt(address) !== kind)).toEqual([]);
    }
  });
});
