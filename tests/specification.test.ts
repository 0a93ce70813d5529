/**
 * Counts, paths and names that the specification requires of our sample practice. Skipped once content/practice.yaml no
 * longer marks `name` as a sample.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { quickFindings } from "../engine/cli/check.ts";
import { spellingAdvice } from "../engine/data/check/text/spelling.ts";
import { kindOf } from "../engine/data/kinds/kinds.ts";
import { readSite } from "../engine/data/load.server.ts";
import { allPaths, ownPages } from "../engine/data/pages.ts";
import { formatProblem } from "../engine/data/read/problem.ts";
import { isRest } from "./gates.ts";

const root = path.resolve("content");
const site = readSite(root);
const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

describe.runIf(site.practice.sample.includes("name"))("the specification's practice", () => {
  it("has every path of section 2", () => {
    const wanted = [
      ..."/ /home /about-us /providers /services /population-health /testimonials /blogs /contact-us".split(
        " ",
      ),
      ..."/location/sun-city-az /location/goodyear-az /location/mesa-az".split(" "),
      ..."/privacy-policy /terms-and-condition".split(" "),
    ];
    expect(allPaths(site)).toEqual(expect.arrayContaining(wanted));
  });

  it("has ten services", () => {
    const services = `internal-medicine behavioral-health telemedicine transitional-care medication-management
      weight-loss preventive-care mobile-provider-services psychiatric-services skilled-nursing-services`;
    expect(slugs(site.services)).toEqual(expect.arrayContaining(services.split(/\s+/)));
  });

  it("has three physicians and a nurse practitioner, all board certified", () => {
    const credentials = site.providers.map(({ credential }) => credential);
    expect(credentials.filter((letters) => letters === "MD").length).toBeGreaterThanOrEqual(3);
    expect(credentials).toContain("FNP-C");
    expect(site.providers.every(({ boardCertification }) => boardCertification)).toBe(true);
  });

  it("has 21 articles, blog-1 to blog-21", () => {
    const ids = site.articles.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(Array.from({ length: 21 }, (_, index) => `blog-${index + 1}`)),
    );
  });

  it("has seven insurers, three social networks, five programs and sixteen languages", () => {
    expect(site.practice.insurers.length).toBeGreaterThanOrEqual(7);
    expect(site.practice.social.length).toBeGreaterThanOrEqual(3);
    expect(site.pages["population-health"]?.programs).toHaveLength(5);
    expect(site.pages["language-assistance"]?.languages).toHaveLength(16);
  });

  it("shows three slides and four facts on the home page", () => {
    expect(site.pages.home.hero.pictures).toHaveLength(3);
    expect(site.pages.home.about.facts).toHaveLength(4);
  });

  it("has no advice", () => {
    expect(quickFindings(site, root).map(formatProblem)).toEqual([]);
  });

  it.runIf(isRest)("is spelled correctly", async () => {
    expect((await spellingAdvice(site, root)).map(formatProblem)).toEqual([]);
  });

  // A slip in a number, a list or a warning is valid content, so each change of one is looked at.
  it("has the accepted numbers (after a look at them, vitest run tests/specification.test.ts -u)", async () => {
    const lines = globSync("**/*.{md,yaml}", { cwd: root })
      .filter((file) => kindOf(file))
      .sort()
      .map((file) => {
        const text = readFileSync(path.join(root, file), "utf8").replace(/^ +of: .*/gm, "");
        const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
        const warnings = count(/\b(no|not|never|without|\w+n't|nunca|ni|sin)\b/gi);
        const numbers = (text.match(/\d[\d.,:/-]*(?<=\d)/g) ?? []).join(" ");
        return `${file}: ${count(/^ *- /gm)} entries, ${warnings} times no, not or never\n${numbers.replace(/(.{1,140})( |$)/g, "  $1\n")}`;
      });
    await expect(lines.join("")).toMatchFileSnapshot("specification.txt");
  });

  it("is in Spanish as a whole", () => {
    const left = ownPages(site)
      .map(({ path: page }) => page)
      .filter((page) => !(page in site.addresses));
    expect(left).toEqual([]);
  });

  it("is open Monday to Friday from 8 to 5", () => {
    const { saturday, sunday, ...weekdays } = site.practice.hours;
    for (const day of Object.values(weekdays)) expect(day).toEqual([{ opens: "08:00", closes: "17:00" }]);
    expect([saturday, sunday]).toEqual([[], []]);
  });
});
