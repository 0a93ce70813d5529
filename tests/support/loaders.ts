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

type Routes = RouteConfigEntry[];
const isLiteral = ({ path: pattern = "" }: RouteConfigEntry) => !/[:*?]/.test(pattern);

/**
 * The routes of a site, by its addresses in Spanish: another practice has others. React Router prefers a route without
 * parameters, so a page that has one need not be compared with all the others.
 */
const tables = new WeakMap<object, { literal: Map<string, RouteConfigEntry>; others: Routes }>();
function routesOf(addresses: Record<string, string>) {
  const known = tables.get(addresses);
  if (known) return known;
  const all: Routes = [...spanishRoutes(english, addresses), ...english, ...routes];
  const literal = new Map(
    all
      .filter(isLiteral)
      .map((route) => [`/${route.path ?? ""}`, route] as const)
      // Of two alike the first counts.
      .reverse(),
  );
  const table = { literal, others: all.filter((route) => !isLiteral(route)) };
  tables.set(addresses, table);
  return table;
}

export async function loadPage(path: string): Promise<{ meta: PageMeta }> {
  const { literal, others } = routesOf(loadSite().addresses);
  const own = literal.get(path);
  const match = matchRoutes((own ? [own] : others) as never, path)?.at(-1);
  if (!match) throw new Error(`no route matches ${path}`);
  const { file } = match.route as unknown as { file: string };
  const page = await modules[`../../app/${file}`]?.();
  if (!page?.loader) throw new Error(`${file} has no loader`);
  return page.loader({ params: match.params, request: new Request(`http://localhost${path}`) });
}
