/**
 * While editing (`npm run dev`) there is no build: files that a build would make are made when they are asked for. The
 * search shows what the last build found; before the first one it says that it could not be loaded.
 */
import sirv from "sirv";
import type { Plugin } from "vite";
import { publicFolder } from "../../app/content/pictures.server.ts";
import { loadSite } from "../../app/content/site.server.ts";
import { siteFiles } from "../build/site-files.ts";
import { siteFolder } from "../build/stamp.ts";

/** Vite serves these too, but learns of a new one a moment after the page that shows it. */
const generated = /^\/(pictures\/|[\w-]+\.(ico|svg|png|webmanifest)$)/;
const ofSearch = /^\/(pagefind\/|data\/search\.json)/;

export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      const lastBuild = sirv(siteFolder, { dev: true });
      const pictures = sirv(publicFolder, { dev: true });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (generated.test(pathname)) return pictures(request, response, next);
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
