/**
 * Imports run one way, types included.
 *   site:  schema <- text <- kinds <- read, theme <- pages.ts <- check, view <- load.server.ts; kinds <- edit <- check
 *   app:   theme <- components <- features <- frame <- pages <- root, routes
 *   the rest: site, app <- pipeline <- hosts <- tools; environment knows only itself
 */
const mayImport = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^${folder}`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(app|site|pipeline|environment|bench|hosts|tools|tests)/",
    pathNot: allowed.map((one) => `^${one}`),
  },
});

/** Types of the data passed to pages. */
const data = ["site/schema/"];

export default {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { pathNot: "^node_modules" } },
    },
    mayImport("schema", "site/schema/", ["site/schema/"], "The schema knows only itself."),
    mayImport("text", "site/text/", ["site/text/", ...data], "Values as text: no files."),
    mayImport("kinds", "site/kinds/", ["site/(kinds|text)/", ...data], "The registry of kinds."),
    mayImport("read", "site/read/", ["site/(read|kinds|text)/", ...data], "Reading knows files and kinds."),
    mayImport(
      "edit",
      "site/edit/",
      ["site/(edit|kinds|text)/", ...data],
      "Forms and text editors know only kinds, the schema and text.",
    ),
    mayImport("site-theme", "site/theme/", ["site/(theme|read)/", "app/theme/", ...data], "Brand colors."),
    mayImport(
      "page-table",
      "site/[^/]+(?<!\\.server)\\.ts",
      ["site/(read|kinds|text)/", "site/[^/]+(?<!\\.server)\\.ts", ...data],
      "The table of pages.",
    ),
    mayImport(
      "check",
      "site/check/",
      ["site/(check|view|theme|read|kinds|text|edit)/", "site/[^/]+\\.ts", ...data],
      "Checks read the site.",
    ),
    mayImport(
      "view",
      "site/view/",
      ["site/(view|theme|read|kinds|text)/", "site/[^/]+(?<!\\.server)\\.ts", ...data],
      "What pages are given.",
    ),
    mayImport("site-without-app", "site/", ["site/", "app/theme/"], "Content becomes data without React."),
    mayImport(
      "components",
      "app/components/",
      ["app/(components|theme)/", "site/view/", ...data],
      "Components know only their props.",
    ),
    mayImport(
      "features",
      "app/features/",
      ["app/(features|components|theme)/", "site/(view|text)/", ...data],
      "Features stand below the frame and the pages.",
    ),
    mayImport(
      "frame",
      "app/frame/",
      ["app/(frame|features|components|theme)/", "site/(view|text)/", ...data],
      "The frame stands around any page.",
    ),
    mayImport("app-alone", "app/", ["app/", "site/"], "What ships never needs the tools."),
    mayImport(
      "page-alone",
      "app/pages/([^/]+)/",
      ["app/pages/$1/", "app/pages/[^/]+\\.ts", "app/(frame|features|components|theme)/", "site/"],
      "What two pages need is a feature.",
    ),
    mayImport(
      "pipeline",
      "pipeline/",
      ["pipeline/", "site/", "app/features/", "environment/"],
      "The build reads the site and the parts of the app that it prepares files for.",
    ),
    mayImport("environment", "environment/", ["environment/"], "Finds programs; knows nothing of the site."),
    mayImport(
      "bench",
      "bench/",
      ["bench/", "hosts/", "pipeline/", "environment/", "site/", "app/features/search/answers\\.ts"],
      "Measures what was built.",
    ),
    mayImport(
      "hosts",
      "hosts/",
      ["hosts/", "pipeline/", "site/", "environment/"],
      "Serves and publishes what was built.",
    ),
    mayImport(
      "tools",
      "tools/",
      [
        "tools/",
        "pipeline/",
        "environment/",
        "bench/",
        "hosts/",
        "site/",
        "tests/(practices|nightly/(twice|recipes/(recipes|build)))\\.ts",
      ],
      "Commands.",
    ),
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
