/** A Vite cache of its own, because dev.spec.ts may fill the default one at the same time. */
import { defineConfig, mergeConfig } from "vite";
import site from "../../vite.config.ts";

export default defineConfig((env) => mergeConfig(site(env), { cacheDir: ".cache/gallery" }));
