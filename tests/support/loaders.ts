/** Runs the loaders of pages without a build. */

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import routes from "../../app/routes.ts";
import { spanishRoutes } from "../../app/spanish-routes.ts";
import { loadSite } from "../../site/load.server.ts";
import { spanishHome } from "../../site/text/language.ts";
import type { PageMeta } from "../../site/view/meta.server.ts";

const english = (routes as RouteConfigEntry[]).filter(
  ({ path: pattern }) => !`/${pattern}`.startsWith(spanishHome) && pattern !== "*",
);

const modules = import.meta.glob<{ loader?: (args: unknown) => { meta: PageMeta } }>(
  "../../app/pages/*/*.tsx",
);

export async function loadPage(path: string): Promise<{ meta: PageMeta }> {
  // Another practice has other addresses in Spanish.
  const all = [...spanishRoutes(english, loadSite().addresses), ...english, ...routes];
  const match = matchRoutes(all as never, path)?.at(-1);
  if (!match) throw new Error(`no route matches ${path}`);
  const { file } = match.route as unknown as { file: string };
  const page = await modules[`../../app/${file}`]?.();
  if (!page?.loader) throw new Error(`${file} has no loader`);
  return page.loader({ params: match.params, request: new Request(`http://localhost${path}`) });
}
