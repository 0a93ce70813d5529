/** What search engines, hosts and owners get: heads, feeds, headers, the build. */
import { browser, type Defect, live, unit } from "./defect.ts";

const searchEngines: Omit<Defect, "area">[] = [
  {
    name: "canonical-of-the-list",
    what: "Every provider's page tells search engines that the list of providers is the original.",
    file: "app/pages/provider/provider.tsx",
    from: `path: \`/providers/$\{person.slug}\``,
    to: 'path: "/providers"',
    parts: [live("starter", "head", "files")],
  },
  {
    name: "note-without-date",
    what: "An editor's note doesn't change the date that sitemap and feeds give.",
    file: "site/text/dates.ts",
    from: "newestDate([date, updated, ...notes.map((note) => note.date)])",
    to: "newestDate([date, updated, ...notes.slice(1).map((note) => note.date)])",
    parts: [unit("tests/unit/feeds.test.ts", "tests/live/structured-data.test.ts")],
  },
  {
    name: "nurse-as-physician",
    what: "Structured data calls a nurse practitioner a physician.",
    file: "site/view/structured-data/people.server.ts",
    from: '["MD", "DO"]',
    to: '["MD", "DO", "FNP-C"]',
    parts: [unit("tests/live/structured-data.test.ts", "tests/unit/provider-facts.test.ts")],
  },
];

const security: Omit<Defect, "area">[] = [
  {
    name: "policy-allows-pictures",
    what: "The security policy allows pictures from any site, and with them trackers.",
    file: "hosts/rules.ts",
    from: `"img-src 'self'"`,
    to: `"img-src 'self' https:"`,
    parts: [
      unit("tests/unit/hosting/targets.test.ts"),
      browser("tests/hosting/servers.spec.ts", "tests/proof/security.spec.ts"),
    ],
  },
  {
    name: "not-found-without-headers",
    what: "On nginx, the not-found page comes without security headers.",
    file: "hosts/nginx.ts",
    from: "quoted(value)} always;",
    to: "quoted(value)};",
    parts: [unit("tests/unit/hosting/targets.test.ts"), browser("tests/hosting/servers.spec.ts")],
  },
  {
    name: "drawing-in-drawing",
    what: "A drawing may embed another one, whose scripts nobody removes.",
    file: "site/read/drawing.server.ts",
    from: "(png|jpeg|jpg|webp|gif|avif)",
    to: "(png|jpeg|jpg|webp|gif|avif|svg\\+xml)",
    parts: [unit("tests/unit/content/drawing.test.ts")],
  },
];

const build: Omit<Defect, "area">[] = [
  {
    name: "article-a-day-late",
    what: "An article appears a day after its date.",
    file: "site/read/site.server.ts",
    from: "isoDate(date) > today ?",
    to: "isoDate(date) >= today ?",
    parts: [unit("tests/unit/published.test.ts", "tests/unit/content/dates.test.ts")],
  },
  {
    name: "integrity-before-worker",
    what: "The list of hashes is written before the service worker, which nobody can verify then.",
    file: "tools/build.ts",
    from: "  await makeServiceWorker(root, site);\n  await compressFiles(root);\n  writeIntegrity(root, originOf(site), hosting);",
    to: "  writeIntegrity(root, originOf(site), hosting);\n  await makeServiceWorker(root, site);\n  await compressFiles(root);",
    parts: [unit("tests/unit/build/integrity.test.ts"), live("starter", "files")],
  },
  {
    name: "preflight-blind-to-npi",
    what: "Preflight says nothing about an invented NPI.",
    file: "site/check/preflight/samples.ts",
    from: '.filter((field) => field !== "body" ||',
    to: '.filter((field) => field !== "npi").filter((field) => field !== "body" ||',
    parts: [
      unit(
        "tests/unit/sample-lists.test.ts",
        "tests/unit/preflight-samples.test.ts",
        "tests/unit/preflight.test.ts",
      ),
    ],
  },
];

const performance: Omit<Defect, "area">[] = [
  {
    name: "font-not-preloaded",
    what: "The font of headings and text is found late.",
    file: "app/root.tsx",
    from: "...[besley, nationalPark].map(",
    to: "...[nationalPark].map(",
    parts: [
      live("starter", "head", "files"),
      browser("tests/hosting/budgets.spec.ts", "tests/site/fonts.spec.ts"),
    ],
  },
];

export const dataAndBuild: Defect[] = [
  ...searchEngines.map((defect) => ({ ...defect, area: "search engines" })),
  ...security.map((defect) => ({ ...defect, area: "security" })),
  ...build.map((defect) => ({ ...defect, area: "build" })),
  ...performance.map((defect) => ({ ...defect, area: "performance" })),
];
