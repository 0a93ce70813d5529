/**
 * Imports run one way, types included. Each row: files whose path begins like this may import those. A file must keep every
 * row that fits it. `$1` is what the parentheses of the first pattern matched.
 *   site:  schema <- text <- kinds <- read, theme <- pages.ts <- check, view <- load.server.ts; kinds, text <- edit <- check
 *   app:   theme <- components <- features <- frame <- pages <- root, routes
 *   the rest: site, app <- pipeline <- hosts <- tools; environment knows only itself
 */
const table = "site/[^/]+(?<!\\.server)\\.ts";
const mayImport = {
  "site/schema/": ["site/schema/"],
  "site/text/": ["site/(text|schema)/"],
  "site/kinds/": ["site/(kinds|text|schema)/"],
  "site/read/": ["site/(read|kinds|text|schema)/"],
  "site/edit/": ["site/(edit|kinds|text|schema)/"],
  "site/theme/": ["site/(theme|read|schema)/", "app/theme/"],
  [table]: ["site/(read|kinds|text|schema)/", table],
  "site/check/": ["site/(check|view|theme|read|kinds|text|edit|schema)/", "site/[^/]+\\.ts"],
  "site/view/": ["site/(view|theme|read|kinds|text|schema)/", table],
  // Content becomes data without React.
  "site/": ["site/", "app/theme/"],
  "app/components/": ["app/(components|theme)/", "site/(view|schema)/"],
  "app/features/": ["app/(features|components|theme)/", "site/(view|text|schema)/"],
  "app/frame/": ["app/(frame|features|components|theme)/", "site/(view|text|schema)/"],
  // What two pages need is a feature.
  "app/pages/([^/]+)/": [
    "app/pages/$1/",
    "app/pages/[^/]+\\.ts",
    "app/(frame|features|components|theme)/",
    "site/",
  ],
  // What ships never needs the tools.
  "app/": ["app/", "site/"],
  "pipeline/": ["(pipeline|site|app/features|environment)/"],
  "environment/": ["environment/"],
  "bench/": ["(bench|hosts|pipeline|environment|site)/", "app/features/search/answers\\.ts"],
  "hosts/": ["(hosts|pipeline|site|environment)/"],
  "tools/": [
    "(tools|pipeline|environment|bench|hosts|site)/",
    "tests/(practices|nightly/(twice|recipes/(recipes|build)))\\.ts",
  ],
};

export default {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: folder,
      severity: "error",
      from: { path: `^${folder}`, pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^(app|site|pipeline|environment|bench|hosts|tools|tests)/",
        pathNot: allowed.map((one) => `^${one}`),
      },
    })),
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { pathNot: "^node_modules" } },
    },
    {
      name: "browser-takes-types-only",
      comment:
        "Files named *.server.ts stay at build time: what is sent to the browser takes only their types.",
      severity: "error",
      from: { path: "^app/(components|features|frame)/", pathNot: "\\.d\\.ts$" },
      to: { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "(^mdast$|^virtual:|\\?url$|/\\+types/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
