/** Routes follow the content. tests/built/gate.test.ts looks for each page of the frozen practice. */
import { globSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { loadPage } from "../../engine/app/load-page.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { pagesOf, routesOf } from "../../engine/data/pages.ts";
import { editionsOf } from "../../engine/data/text/language.ts";
import { site } from "../support/site.ts";
import { Copy } from "./content/copy.ts";

describe("each page has a route of its kind", () => {
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
  test.each(Object.entries(states))("%s", (_name, change) => {
    using content = new Copy("everything");
    change(content);
    for (const edition of editionsOf(readSite(content.root))) {
      const routes = routesOf(edition).map(({ path, kind }) => ({ path, id: kind + path, handle: kind }));
      const kindAt = (address: string) => matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.handle;
      expect(pagesOf(edition).filter(({ address, kind }) => kindAt(address) !== kind)).toEqual([]);
    }
  });
});

test("what a page is given is the same after it has been a file, and has nothing that only search engines read", async () => {
  for (const edition of editionsOf(site))
    for (const page of pagesOf(edition)) {
      const { data, structuredData } = await loadPage(edition, page);
      expect(JSON.parse(JSON.stringify(data)), page.address).toEqual(data);
      expect(JSON.stringify(data), page.address).not.toContain("@type");
      expect(structuredData.length, page.address).toBeGreaterThan(0);
    }
});
