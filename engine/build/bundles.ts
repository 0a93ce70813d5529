/** The code of pages, made by Vite: scripts and styles for browsers, and modules that render in this process. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Manifest, mergeConfig } from "vite";
import type { PageToRender } from "../app/entry.server.tsx";
import type { KindFiles } from "../app/features/navigation/site-file.ts";
import type { PageModule } from "../app/routes.tsx";
import type { PageKind } from "../data/kinds/kinds.ts";
import { entries, pageModule, serverEntry } from "./entries.ts";
import { viteConfig } from "./vite/config.ts";

export interface Bundles {
  render: (page: PageToRender) => Promise<string>;
  importPage: (kind: PageKind) => Promise<PageModule>;
  boot: string;
  /** Of the entry, which is the last script. */
  frame: KindFiles;
  /** Without the frame's. */
  filesOf: (kind: PageKind) => KindFiles;
}

/** `root` gets the browser's files, `server` the others. */
export async function makeBundles(kinds: PageKind[], root: string, server: string): Promise<Bundles> {
  const pages = Object.fromEntries(kinds.map((kind) => [kind, pageModule(kind)]));
  const make = (config: InlineConfig) => build(mergeConfig({ ...viteConfig(), logLevel: "warn" }, config));
  await make({
    build: {
      outDir: root,
      emptyOutDir: false,
      manifest: true,
      rolldownOptions: { input: { ...entries, ...pages }, preserveEntrySignatures: "exports-only" },
    },
  });
  await make({
    // One React, wherever the packages lie.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: server,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { server: serverEntry, ...pages } },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, ".vite/manifest.json"), "utf8"));
  rmSync(path.join(root, ".vite"), { recursive: true });
  const load = (name: string) => import(pathToFileURL(path.join(server, `${name}.js`)).href);
  const frame = filesIn(manifest, entries.entry);
  return {
    render: (await load("server")).render,
    importPage: load,
    boot: filesIn(manifest, entries.boot).scripts[0] ?? "",
    frame,
    filesOf(kind) {
      const { scripts, styles } = filesIn(manifest, pageModule(kind));
      return {
        scripts: scripts.filter((file) => !frame.scripts.includes(file)),
        styles: styles.filter((file) => !frame.styles.includes(file)),
      };
    },
  };
}

/** A module and all that it imports, with their styles: the imported ones first. */
function filesIn(manifest: Manifest, source: string): KindFiles {
  const names = new Set<string>();
  const add = (name: string) => {
    for (const imported of manifest[name]?.imports ?? []) if (!names.has(imported)) add(imported);
    names.add(name);
  };
  add(source);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const paths = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  return {
    scripts: paths(chunks.map(({ file }) => file)),
    styles: paths(chunks.flatMap(({ css = [] }) => css)),
  };
}
