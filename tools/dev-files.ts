/**
 * While editing (`npm run dev`) there is no build: files that a build would make are made when they are asked for. The
 * search shows what the last build found; before the first one it says that it could not be loaded.
 */
import sirv from "sirv";
import type { Plugin } from "vite";
import { loadSite } from "../app/content/site.server.ts";
import { siteFiles } from "./build/site-files.ts";
import { siteFolder } from "./build/stamp.ts";

const ofSearch = /^\/(pagefind\/|data\/search\.json)/;

export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      const lastBuild = sirv(siteFolder, { dev: true });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (ofSearch.test(pathname)) return lastBuild(request, response, next);
        // A page loads many files; only these few are worth reading the content for.
        if (!/\.(xml|txt|json|vcf)$/.test(pathname)) return next();
        const text = siteFiles(loadSite())[pathname];
        if (text) response.end(text());
        else next();
      });
    },
  };
}
