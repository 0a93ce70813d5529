import { loadSite } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import type { requiredTexts } from "../../../site/schema/page.ts";
import { existing } from "../../../site/view/existing.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { textData } from "../../../site/view/structured-data/pages.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Words } from "../../components/Words/Words.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { SlashSwitch } from "../../features/search/SlashSwitch.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/text.ts";
import styles from "./text.module.css";

const keySwitchPage: (typeof requiredTexts)[number] = "accessibility";

/** Text pages: one layout, content from content/pages/NAME.md. */
export function loader({ request }: Route.LoaderArgs) {
  const site = loadSite();
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const page = existing(site.textPages.find(({ slug }) => slug === path.slice(1)));
  const { article } = site.interface;
  return {
    meta: metaOf(site, { ...page, path, data: textData(page) }),
    lead: page.lead,
    body: page.body,
    tables: page.tables,
    related: relatedLinks(site, page.related),
    labels: { related: article.related, tableSource: article.tableSource },
    /** Whoever needs the shortcut gone looks here. */
    hasKeySwitch: page.slug === keySwitchPage,
    updated: page.updated && format(site.interface.updated, { date: page.updated }),
  };
}

export const meta = pageMeta;

export default function Text({ loaderData }: Route.ComponentProps) {
  const { lead, body, updated, tables, related, labels } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} plain />
      <Band className={styles.text}>
        {updated && <p className={styles.updated}>{updated}</p>}
        {lead && (
          <p className={styles.lead}>
            <Words parts={lead} />
          </p>
        )}
        <Tables tables={tables} labels={labels} />
        <Prose blocks={body} under={(id) => <Tables tables={tables} under={id} labels={labels} />} />
        {loaderData.hasKeySwitch && <SlashSwitch />}
        <RelatedLinks groups={[{ title: labels.related, links: related }]} />
      </Band>
    </>
  );
}
