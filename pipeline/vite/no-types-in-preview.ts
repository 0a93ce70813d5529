/**
 * React Router prerenders on a preview server, for which it writes the types of its routes as for a dev server: it empties
 * their folder first, and a second build at the same time fails in between. Here it takes the preview for a build.
 */
import type { Plugin } from "vite";

export function noTypesInPreview(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const { name, config } = plugin;
    if (name !== "react-router" || typeof config !== "function") return plugin;
    return {
      ...plugin,
      config(given, env) {
        const asBuild = env.isPreview ? { ...env, command: "build" as const } : env;
        return config.call(this, given, asBuild);
      },
    };
  });
}
