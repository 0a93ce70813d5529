import type { Config } from "@react-router/dev/config";
import { loadSite } from "./site/load.server.ts";
import { allPaths } from "./site/pages.ts";
import { spanishNotFound } from "./site/text/language.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // React Router compares these with the decoded URL.
  prerender: () => {
    const site = loadSite();
    return [...allPaths(site), ...(site.spanish ? [spanishNotFound] : [])].map(decodeURI);
  },
} satisfies Config;
