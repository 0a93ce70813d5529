/** The names that preflight looks for are those of the sample practices. */
import { expect, it } from "vitest";
import { leftoverFindings, sampleNames } from "../../site/check/preflight/leftovers.ts";
import { hasSamples, preflightFindings } from "../../site/check/preflight/preflight.ts";
import { readSite } from "../../site/load.server.ts";
import { buildTime } from "../../site/read/build-time.server.ts";

it.each(["examples/starter", "examples/juniper-pediatrics", "content"])("knows the names of %s", (root) => {
  const site = readSite(root);
  // An owner who has begun: the names in content/ are real now.
  if (!site.practice.sample.includes("name")) return;
  for (const name of [site.practice.name, ...site.providers.map((person) => person.name)])
    expect(
      sampleNames.some((known) => name.includes(known)),
      name,
    ).toBe(true);
  expect(hasSamples(root, site)).toBe(true);
});

it.each(["examples/starter", "examples/juniper-pediatrics", "content"])(
  "%s: every fact that patients act on is listed, until it is checked",
  (root) => {
    const site = readSite(root);
    if (!site.practice.sample.includes("name")) return;
    const found = preflightFindings(root, buildTime(), site).map(({ file, path }) => `${file} ${path[0]}`);
    expect(found).toEqual(
      expect.arrayContaining([
        "practice.yaml phone",
        "practice.yaml hours",
        ...(site.practice.insurers.length > 0 ? ["practice.yaml insurers"] : []),
        ...site.locations.flatMap(({ file }) => [`${file} street`, `${file} geo`]),
        ...site.providers.map(({ file }) => `${file} name`),
        "pages/home.yaml about",
        "pages/about-us.md body",
        "pages/contact-us.yaml lead",
      ]),
    );
    for (const { file, kind } of site.articles.filter((article) => article.kind === "article"))
      expect(found, kind).toContain(`${file} reviewed`);
  },
);

it("looks for whole names, once in a file, not in comments", () => {
  const texts = new Map([
    ["a.yaml", "# Verdin\ntitle: Verdin and Verdin\n"],
    ["b.md", "---\ntitle: A verdin\n---\nVerdinia, /providers/priya-raman-md\n"],
  ]);
  expect(leftoverFindings(texts, [])).toMatchObject([{ file: "a.yaml", line: 2, note: "Verdin" }]);
  const known = leftoverFindings(texts, []);
  expect(leftoverFindings(texts, known)).toEqual([]);
});
