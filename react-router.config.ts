import type { Config } from "@react-router/dev/config";
import { loadSite } from "./site/load.server.ts";
import { allPaths } from "./site/pages.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // React Router compares these with the decoded URL.
  prerender: () => allPaths(loadSite()).map(decodeURI),
} satisfies Config;
