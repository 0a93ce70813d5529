/** Runs the loaders of pages without a build. */
import { matchRoutes } from "react-router";
import routes from "../../app/routes.ts";
import type { PageMeta } from "../../site/view/meta.server.ts";

const modules = import.meta.glob<{ loader?: (args: unknown) => { meta: PageMeta } }>(
  "../../app/pages/*/*.tsx",
);

export async function loadPage(path: string): Promise<{ meta: PageMeta }> {
  const match = matchRoutes(routes as never, path)?.at(-1);
  if (!match) throw new Error(`no route matches ${path}`);
  const { file } = match.route as unknown as { file: string };
  const page = await modules[`../../app/${file}`]?.();
  if (!page?.loader) throw new Error(`${file} has no loader`);
  return page.loader({ params: match.params, request: new Request(`http://localhost${path}`) });
}
