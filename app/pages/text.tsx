import { Band } from "../components/Container/Container.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { textData } from "../content/structured-data/pages.server.ts";
import { textPageOf } from "../content/text-page.server.ts";
import { format } from "../schema/format.ts";
import type { TextPageName } from "../schema/page.ts";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import type { Route } from "./+types/text.ts";
import { pageMeta } from "./pageMeta.ts";
import styles from "./text.module.css";

/** Legal pages and notices: one layout, the words from content/pages/SLUG.md. */
export function loader({ request }: Route.LoaderArgs) {
  const site = loadSite();
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const page = textPageOf(site, path.slice(1) as TextPageName);
  return {
    meta: metaOf(site, { ...page, path, data: textData(page) }),
    lead: page.lead,
    body: page.body,
    updated: page.updated && format(site.interface.updated, { date: page.updated }),
  };
}

export const meta = pageMeta;

export default function Text({ loaderData }: Route.ComponentProps) {
  const { lead, body, updated } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} plain />
      <Band className={styles.text}>
        {updated && <p className={styles.updated}>{updated}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
        <Prose blocks={body} />
      </Band>
    </>
  );
}
