/** How Vite builds and serves the app. It is the same here and below node_modules, where a practice has this package. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin, ServerOptions } from "vite";
import { publicFolder } from "../../data/view/pictures.server.ts";
import { inEngine, inOutput } from "../../roots.ts";
import { contentReload } from "./dev/content.ts";
import { devFiles } from "./dev/files.ts";
import { devPages } from "./dev/pages.ts";
import { targets } from "./oldest-browsers.ts";
import { searchCardsModule } from "./search-cards-module.ts";
import { brandColors, layers } from "./styles.ts";

/**
 * React, and the entry with its imports and the libraries, which every page has: few files compress better than many. React is apart
 * because it takes a phone long to run, and app/boot.ts runs the files one by one. The app itself may lie below node_modules.
 */
const isOurs = (id: string) => id.startsWith(inEngine("app")) || id.startsWith(inEngine("data"));
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: "frame",
    test: (id: string) =>
      id.startsWith(inEngine("app/entry.client.tsx")) || (/node_modules/.test(id) && !isOurs(id)),
    priority: 2,
  },
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

/** Where the packages lie that the app imports: here, or in the practice's folder. */
const packages = fileURLToPath(new URL("..", import.meta.resolve("react")));

export const viteConfig = (server: ServerOptions = {}): InlineConfig => ({
  configFile: false,
  root: inEngine(),
  cacheDir: inOutput(".cache/vite"),
  appType: "custom",
  server: {
    ...server,
    fs: { allow: [inEngine(), packages, publicFolder] },
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
