import type { Config } from "@react-router/dev/config";
import { loadSite } from "./site/load.server.ts";
import { allPaths } from "./site/pages.ts";
import { spanishNotFound } from "./site/text/language.ts";

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  // React Router compares these with the decoded URL.
  prerender: async () => {
    const site = loadSite();
    const pages = [...allPaths(site), ...(site.spanish ? [spanishNotFound] : [])].map(decodeURI);
    if (process.env.IN_BUILD === "true") return pages;
    // React Router ends `npm run dev` at a route that matches none of these. There, routes exist without a page: of an
    // optional page, or of a translation that isn't signed. Each matches its own pattern.
    const { default: routes } = await import("./app/routes.ts");
    return [...pages, ...routes.map(({ path = "" }) => `/${path}`)];
  },
} satisfies Config;
