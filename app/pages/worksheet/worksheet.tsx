import { pageLoader } from "../../../site/load.server.ts";
import { existing } from "../../../site/view/existing.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { PageHead, PageLead } from "../../features/page-head/PageHead.tsx";
import type { Route } from "./+types/worksheet.ts";
import { Sheet } from "./Sheet.tsx";

export const loader = pageLoader((site, params) => {
  const sheet = existing(site.worksheets.find(({ slug }) => slug === params.slug));
  const list = site.pages.worksheets;
  const { slug, title, description, lead, parts, note } = sheet;
  return {
    meta: metaOf(site, {
      title,
      description,
      path: `/worksheets/${slug}`,
      crumbs: list ? [{ label: list.title, path: "/worksheets" }] : [],
    }),
    lead,
    sheet: { slug, parts, note },
    labels: { ...site.interface.worksheet, print: site.interface.print },
  };
});

export default function WorksheetPage({ loaderData }: Route.ComponentProps) {
  const { lead, sheet, labels } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} plain />
      <Band>
        <PageLead>{lead}</PageLead>
        {/* By name, so that the next sheet doesn't begin with what was typed into this one. */}
        <Sheet key={sheet.slug} sheet={sheet} labels={labels} />
      </Band>
    </>
  );
}
