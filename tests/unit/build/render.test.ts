/** A page that fails stops the build, and says which page it is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { render } from "../../../engine/app/entry.server.tsx";
import type { Bundles } from "../../../engine/build/bundles.ts";
import { renderEdition } from "../../../engine/build/render.ts";
import { sharedOf } from "../../../engine/data/view/shared.server.ts";
import { site } from "../../support/site.ts";

const root = mkdtempSync(path.join(tmpdir(), "render-"));
afterAll(() => rmSync(root, { recursive: true }));

const files = { scripts: [], styles: [] };
const bundles: Bundles = {
  render: async () => "",
  importPage: async () => ({ default: () => null }),
  boot: "",
  frame: files,
  filesOf: () => files,
};
const address = "/about-us";

test("a page that can't be given what it shows", async () => {
  const broken = {
    ...site,
    textPages: site.textPages.map((page) => ({ ...page, body: undefined as never })),
  };
  await expect(renderEdition(broken, bundles, new Map(), root)).rejects.toThrow(
    /^What the page \/\S+ is given/,
  );
});

const served = {
  headScript: "",
  styles: { css: "" },
  boot: { src: "", site: "", scripts: "" },
  structuredData: [],
};
const page = { kind: "about-us", data: { meta: {} } };
const shared = sharedOf(site);

test("a page that fails when it is shown, or isn't found", async () => {
  const fails = () => {
    throw new Error("no");
  };
  const missing = () => {
    throw new Response(null, { status: 404 });
  };
  for (const Part of [fails, missing])
    await expect(
      render({ address, shared, served, page: { ...page, module: { default: Part } } }),
    ).rejects.toThrow(address);
  const html = await render({
    address,
    shared,
    served,
    page: { ...page, module: { default: () => "Here" } },
  });
  expect(html).toContain("Here");
  expect(await render({ address: "/404", shared, served })).toContain(site.pages["not-found"].title);
});
