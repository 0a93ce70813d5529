/**
 * When a page's module is gone after a deploy, React Router reloads the page the visitor is leaving, with no option to
 * change that. Here it dispatches an event instead; app/features/navigation/after-deploy.ts then loads the requested page.
 */
import type { Plugin } from "vite";
import { moduleGone as coupling } from "../../app/features/navigation/router-internals.ts";
import { changed } from "../react-router-version.ts";

export function moduleGone(): Plugin {
  const { file, reload, event } = coupling;
  let found = false;
  return {
    name: "module-gone",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!file.test(id)) return;
      if (!code.includes(reload)) throw changed("it does not reload a page whose module is gone.");
      found = true;
      return { code: code.replace(reload, `window.dispatchEvent(new Event("${event}"))`), map: null };
    },
    buildEnd(error) {
      if (!error && !found) throw changed("it loads route modules in another file.");
    },
  };
}
