/** Data that is valid but probably a mistake, and advice that content calls right. */
import { expect, test } from "vitest";
import { contentFindings } from "../../../engine/data/check/checks.ts";
import { leftOutLinks } from "../../../engine/data/check/links.server.ts";
import {
  emptyEntries,
  lostRules,
  onlyInFooter,
  overAlerts,
  shownNowhere,
  zoneOfNoOffice,
} from "../../../engine/data/check/text/data.ts";
import { type Check, sourceOf } from "../../../engine/data/check/text/texts.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { goneArticles } from "../../../engine/data/pages.ts";
import type { Site } from "../../../engine/data/read/site.server.ts";
import { shownSite } from "../../../engine/data/shown-site.ts";
import { Copy } from "./copy.ts";

using content = new Copy();
const site = readSite(content.root);
const source = sourceOf(content.root, new Date("2026-11-15T12:00:00Z"));
const [office, service] = [site.offices[0], site.services[0]];
if (!office || !service) throw new Error("the practice has no office or no service");

const dataChecks: Check[] = [emptyEntries, lostRules, onlyInFooter, overAlerts];

/** The advice that a change adds. */
function added(change: Partial<Site>, checks = dataChecks): string[] {
  const adviceOf = (of: Site) =>
    checks
      .flatMap((check) => [...check(of, source)])
      .map(({ severity = "", file, found }) => `${severity} ${file} ${found}`.trim());
  const before = adviceOf(site);
  return adviceOf({ ...site, ...change }).filter((text) => !before.includes(text));
}
const practice = (change: Partial<Site["practice"]>) => ({ practice: { ...site.practice, ...change } });

test("an office and a service without providers, and a service without text", () => {
  const extra = { ...office, slug: "nowhere-nm", file: "locations/nowhere-nm.md", name: "Nowhere" };
  expect(added({ offices: [...site.offices, extra] })).toContain(
    "locations/nowhere-nm.md nobody for Nowhere",
  );
  const unused = {
    ...service,
    slug: "falconry",
    file: "services/falconry.md",
    name: "Falconry",
  };
  expect(added({ services: [...site.services, { ...unused, body: [], questions: [] }] })).toEqual([
    "services/falconry.md nobody for Falconry",
    "services/falconry.md nothing about Falconry",
  ]);
});

test("an alert that has ended, in the practice's time zone", () => {
  const alert = { text: ["Closed."], kind: "closure" as const, from: "2026-11-14 08:00" };
  const at = (until: string) => ({
    alerts: [{ ...alert, until }],
    ...practice({ timeZone: "America/Chicago" }),
  });
  // Noon in UTC is 6 AM in Chicago.
  expect(added(at("2026-11-15 06:00"))).toEqual(["alerts.yaml one that was over on 2026-11-15 06:00"]);
  expect(added(at("2026-11-15 07:00"))).toEqual([]);
});

test("a related page that is gone, and the link of a sentence to an article, are left out with advice", () => {
  using content = new Copy();
  const advice = () =>
    leftOutLinks(readSite(content.root)).map(({ path, todo }) => `${path.join(".")} ${todo}`);
  const [gone, bringBack] = [
    "/blogs/gone-with-the-wind",
    "take the link out, or bring back the article that had this address",
  ];
  content.article({ more: `related: [${gone}, /contact-us#nowhere]` });
  expect(advice()).toEqual([`related.0 ${bringBack}`, expect.stringMatching(/^related\.1 open the page/)]);
  content.article({}, `See [this](${gone}) and [that](https://www.penasco.example${gone}#one).\n`);
  expect(advice()).toEqual([`text ${bringBack}`, `text ${bringBack}`]);
  const site = readSite(content.root);
  const { articles } = shownSite(site, goneArticles(site));
  expect(articles.find(({ id }) => id === "blog-1")?.body).toEqual([
    { type: "paragraph", text: ["See ", "this", " and ", "that", "."] },
  ]);
});

test("a page that only the footer leads to", () => {
  using content = new Copy();
  const page = "pages/unseen.md";
  content.write(page, content.read("pages/about-us.md").replace(/^title: .*/m, "title: Unseen"));
  content.edit(
    "navigation.yaml",
    "footer:\n",
    "footer:\n  - title: More\n    links:\n      - label: Unseen\n        path: /unseen\n",
  );
  const advice = () => [...onlyInFooter(readSite(content.root))].map(({ expected }) => expected);
  expect(advice()).toContain("a link to /unseen outside the footer");
  content.article({}, "See [this](/unseen#how-we-work).\n");
  expect(advice()).not.toContain("a link to /unseen outside the footer");
  expect(advice()).not.toContain("a link to /blogs outside the footer");
  content.edit("navigation.yaml", /.*\n.*path: \/blogs\n/, "");
  expect(advice()).toContain("a link to /blogs outside the footer");
});

test("advice that is accepted is not printed, unless it is about another file or stops", () => {
  const falconry = {
    ...service,
    slug: "falconry",
    file: "services/falconry.md",
    name: "Falconry",
    description: "Birds of prey at work, for whoever has mice in the barn.",
  };
  const services = [...site.services, falconry];
  const accept = (text: string, file?: string) =>
    added({ services, ...practice({ accepted: [{ text, file }] }) }, [contentFindings]);
  expect(accept("nobody for Falconry")).toEqual([]);
  expect(accept("Falconry", "services/falconry.md")).toEqual([]);
  expect(accept("Falconry", "services/content.md")).toEqual([
    "advice services/falconry.md nobody for Falconry",
  ]);
  // Monte Vista's own number: a copy of the practice's stops.
  const copied = "(719) 555-0121";
  expect(
    added(practice({ phone: copied, accepted: [{ text: copied }] }), [contentFindings]).join(),
  ).toContain("locations/monte-vista-co.md");
});

test("a law, price or time limit whose words no longer stand in the text", () => {
  const rules = [{ says: "no such words", source: "A.R.S. 1-101", due: "Jan 01, 2099" }];
  const textPages = site.textPages.map((page) => (page.slug === "about-us" ? { ...page, rules } : page));
  expect(added({ textPages }, [lostRules])).toEqual(['pages/about-us.md "no such words"']);
});

test("insurers that neither the insurance page nor the home page shows", () => {
  const shownBy = (...places: ("insurance" | "home")[]) => {
    const { insurance, home } = site.pages;
    const pages = {
      ...site.pages,
      insurance: places.includes("insurance") ? insurance : undefined,
      home: { ...home, insurance: places.includes("home") ? home.insurance : undefined },
    };
    return added({ pages }, [shownNowhere]);
  };
  expect([shownBy("insurance"), shownBy("home")]).toEqual([[], []]);
  expect(shownBy()).toEqual(["practice.yaml nothing, so no patient reads it"]);
});

test("a time zone is that of an office's state, by its clock and not by its name", () => {
  const zones = (state: string, timeZone: string) =>
    added({ offices: [{ ...office, state }], ...practice({ timeZone }) }, [zoneOfNoOffice]);
  for (const [state, zone] of [
    ["MI", "America/Detroit"],
    ["IN", "America/Indiana/Indianapolis"],
    ["AZ", "America/Phoenix"],
    ["AZ", "MST"],
    ["ID", "America/Boise"],
  ] as const)
    expect(zones(state, zone)).toEqual([]);
  expect(zones("NM", "America/Phoenix")).toEqual(["practice.yaml America/Phoenix"]);
  expect(zones("TX", "America/New_York")).toEqual(["practice.yaml America/New_York"]);
});
