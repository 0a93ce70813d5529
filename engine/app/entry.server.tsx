import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Shared } from "../data/view/shared.server.ts";
import type { ServedParts } from "./frame/Document.tsx";
import { type PageModule, partsOf, siteRoutes } from "./routes.tsx";

/** A page, or an address that has none. */
export interface PageToRender {
  address: string;
  shared: Shared;
  served: ServedParts;
  page?: { kind: string; data: unknown; module: PageModule } | undefined;
}

/** The whole document of a page. */
export const render = (page: PageToRender): Promise<string> =>
  documentOf(page).catch((cause) => {
    throw new Error(`The page ${page.address} can't be rendered`, { cause });
  });

async function documentOf({ address, shared, served, page }: PageToRender) {
  const path = decodeURI(address);
  const pages = page
    ? [{ id: path, path, handle: { kind: page.kind }, loader: () => page.data, ...partsOf(page.module) }]
    : [];
  const { query, dataRoutes } = createStaticHandler(siteRoutes(shared, pages, served));
  const context = await query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response) throw new Error("It leads elsewhere");
  // Only where there is no page.
  if (context.statusCode !== (page ? 200 : 404)) throw context.errors;
  let failure: unknown;
  const html = await renderToReadableStream(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      onError(error) {
        failure = error;
      },
    },
  );
  // For all of it, so that no streaming scripts end up in the HTML.
  await html.allReady;
  if (failure) throw failure;
  return new Response(html).text();
}
