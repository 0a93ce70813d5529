/** Imports run one way: theme <- components <- sections <- pages; schema <- content <- pages; tools read; app never imports tools. */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.ts$" },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { pathNot: "^node_modules", dependencyTypesNot: ["type-only"] } },
    },
    forbid("schema-stands-alone", "^app/schema", "^app/(?!schema)", "The schema knows only itself."),
    forbid(
      "content-reads-schema",
      "^app/content",
      "^app/(?!content|schema)",
      "Content reads files and schema, no pages or parts.",
    ),
    forbid(
      "components-know-props",
      "^app/components",
      "^app/(sections|pages|root|routes)",
      "Components know only their props.",
    ),
    forbid(
      "sections-below-pages",
      "^app/sections",
      "^app/(pages|routes)",
      "Sections are parts of pages, not the other way.",
    ),
    forbid("app-without-tools", "^app", "^(tools|drawings|tests)", "What ships never needs the workshop."),
    forbid(
      "drawings-stand-alone",
      "^drawings",
      "^(app|tools|tests)",
      "Drawings are made from the kit alone.",
    ),
    {
      name: "components-without-content",
      comment: "Components take content types at most, never the files.",
      severity: "error",
      from: { path: "^app/components" },
      to: { path: "^app/content", dependencyTypesNot: ["type-only"] },
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
