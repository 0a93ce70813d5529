import type { Config } from "@react-router/dev/config";
import { allPaths } from "./app/content/page-table.ts";
import { loadSite } from "./app/content/site.server.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // React Router compares these with the decoded address.
  prerender: () => allPaths(loadSite()).map(decodeURI),
} satisfies Config;
