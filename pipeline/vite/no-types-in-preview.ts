/**
 * React Router prerenders on a preview server, for which it writes the types of its routes as for a dev server: it empties
 * their folder first, and a second build at the same time fails in between. Here it takes the preview for a build.
 */
import type { Plugin } from "vite";
import { changed } from "../react-router-version.ts";

export function noTypesInPreview(plugins: Plugin[]): Plugin[] {
  const router = plugins.find(({ name }) => name === "react-router");
  const config = router?.config;
  if (typeof config !== "function") throw changed("its plugin is configured in another way.");
  const asBuild: Plugin = {
    ...router,
    name: "react-router",
    config(given, env) {
      return config.call(this, given, env.isPreview ? { ...env, command: "build" } : env);
    },
  };
  return plugins.map((plugin) => (plugin === router ? asBuild : plugin));
}
