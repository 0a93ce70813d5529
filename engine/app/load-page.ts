/** What a page is given: `load` of its kind's x.data.ts. */
import type { PageEntry } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { withAddresses } from "../data/text/language.ts";
import type { PageMeta } from "../data/view/meta.server.ts";

interface DataModule {
  load: (site: Site, page: PageEntry) => { meta: PageMeta };
}

/** The data is a page's file; what search engines read is in its HTML alone. Paths become addresses in the site's language. */
export async function loadPage(site: Site, page: PageEntry) {
  const { load }: DataModule = await import(`./pages/${page.kind}/${page.kind}.data.ts`);
  const { meta, ...rest } = load(site, page);
  const { jsonLd: structuredData, ...shown } = meta;
  return { data: withAddresses(site, { ...rest, meta: shown }), structuredData };
}
