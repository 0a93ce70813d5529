import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { contentReload } from "./pipeline/vite/dev/content.ts";
import { devFiles } from "./pipeline/vite/dev/files.ts";
import { isInside } from "./pipeline/vite/dev/inside.ts";
import { devPages } from "./pipeline/vite/dev/pages.ts";
import { targets } from "./pipeline/vite/oldest-browsers.ts";
import { searchCardsModule } from "./pipeline/vite/search-cards-module.ts";
import { brandColors, layers } from "./pipeline/vite/styles.ts";
import { publicFolder } from "./site/view/pictures.server.ts";

/**
 * React, and the entry with its imports and the libraries, which every page has: few files compress better than many. React is apart
 * because it takes a phone long to run, and app/boot.ts runs the files one by one.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: "frame", test: /node_modules|\/app\/entry\.client\.tsx/, priority: 2 },
];

/**
 * Every page runs these two files. With this comment at their top Chrome compiles them while they load, on another thread, instead of
 * function by function while React hydrates. At the very end, because Vite writes above a chunk's banner.
 */
const compiledAhead: Plugin = {
  name: "compiled-ahead",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && ["react", "frame"].includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  appType: "custom",
  // Builds and their pictures are thousands of files: `npm run dev` only watches the pictures that it serves.
  server: {
    watch: {
      ignored: (file) =>
        [".cache", "build"].some((folder) => isInside(path.resolve(folder), file)) &&
        !isInside(publicFolder, file),
    },
  },
  plugins: [
    layers(),
    brandColors(),
    react(),
    contentReload(),
    devFiles(),
    devPages(),
    searchCardsModule(),
    compiledAhead,
  ],
  publicDir: publicFolder,
  // The icons need no bundling, and what is found later reloads the page.
  optimizeDeps: { noDiscovery: true, include: ["react-dom/client", "react-router", "react-router/dom"] },
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: "[name]_[local]" } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: { assetsInlineLimit: 0, target: targets, modulePreload: false },
});
