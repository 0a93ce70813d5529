/**
 * Counts, paths and names that the specification requires of our sample practice. Skipped once content/practice.yaml no
 * longer marks `name` as a sample.
 */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { entriesOf } from "../site/check/text/entries.ts";
import { wrongClosedDays } from "../site/check/text/hours.ts";
import { easeOf, easyEnough } from "../site/check/text/spanish.ts";
import { spellingAdvice } from "../site/check/text/spelling.ts";
import { translationAdvice } from "../site/check/translations.server.ts";
import { readSite } from "../site/load.server.ts";
import { allPaths, ownPages } from "../site/pages.ts";
import { formatProblem } from "../site/read/problem.ts";
import { quickFindings } from "../tools/content.ts";
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

  // The content check prints the same as advice.
  it.runIf(isRest)("is spelled correctly, easy to read and in American English", async () => {
    const findings = quickFindings(site, root).filter(({ path: [field] }) =>
      ["reading grade", "form"].includes(String(field)),
    );
    expect([...findings, ...(await spellingAdvice(site, root))].map(formatProblem)).toEqual([]);
  });

  it("closes on the days of its holidays", () => {
    expect([...wrongClosedDays(site)].map(formatProblem)).toEqual([]);
  });

  it("is in Spanish as a whole, and easy to read there", () => {
    expect(translationAdvice(site, { root }).map(formatProblem)).toEqual([]);
    expect(ownPages(site).filter(({ path: page }) => !(page in site.addresses))).toEqual([]);
    const pages = site.spanish ? entriesOf(site.spanish) : [];
    const values = pages.flatMap((entry) => easeOf(entry) ?? []).sort((a, b) => a - b);
    expect(values[0]).toBeGreaterThanOrEqual(easyEnough);
    expect(values[Math.floor(values.length / 2)]).toBeGreaterThanOrEqual(65);
  });

  it("is open Monday to Friday from 8 to 5", () => {
    const { saturday, sunday, ...weekdays } = site.practice.hours;
    for (const day of Object.values(weekdays)) expect(day).toEqual([{ opens: "08:00", closes: "17:00" }]);
    expect([saturday, sunday]).toEqual([[], []]);
  });
});
