/**
 * In `npm run dev` the files that a build generates are generated on request. The
 * search uses the index of the last build; before the first one it can't be loaded.
 */
import sirv from "sirv";
import type { Plugin } from "vite";
import { searchFile } from "../../../app/features/search/synonyms.ts";
import { loadSite } from "../../../data/load.server.ts";
import { fileIn, languages } from "../../../data/text/language.ts";
import { publicFolder } from "../../../data/view/pictures.server.ts";
import { decodedPath, guard } from "../../file-server.ts";
import { siteFiles } from "../../site-files.ts";
import { siteFolder } from "../../stamp.ts";

/** Vite serves these too, but notices a new file only after the page that shows it. */
const generated = /^\/(pictures\/|files\/|[\w-]+\.(ico|svg|png|webmanifest)$)/;
const searchData = languages.map((language) => fileIn({ language }, searchFile));
const isOfSearch = (file: string) => file.startsWith("/pagefind/") || searchData.includes(file);

export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      const lastBuild = sirv(siteFolder, { dev: true });
      const pictures = sirv(publicFolder, { dev: true });
      server.middlewares.use((request, response, next) => {
        const pathname = decodedPath(request.url?.split("?")[0] ?? "/") ?? "";
        guard(request, response);
        if (generated.test(pathname)) return pictures(request, response, next);
        if (isOfSearch(pathname)) return lastBuild(request, response, next);
        // Only read the content for these, because a page loads many files.
        if (!/\.(xml|txt|json|vcf)$/.test(pathname)) return next();
        const text = siteFiles(loadSite())[pathname];
        if (text) response.end(text());
        else next();
      });
    },
  };
}
