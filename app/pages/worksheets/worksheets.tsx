import { href } from "react-router";
import { existing, pageLoader } from "../../../site/load.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/worksheets.ts";
import styles from "./worksheets.module.css";

export const loader = pageLoader((site) => {
  const page = existing(site.pages.worksheets);
  return {
    meta: metaOf(site, { ...page, path: "/worksheets" }),
    lead: page.lead,
    sheets: site.worksheets.map(({ slug, title, description }) => ({
      title,
      description,
      path: href("/worksheets/:slug", { slug }),
    })),
  };
});

export default function Worksheets({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ul className={`${styles.sheets} pairs`}>
        {loaderData.sheets.map(({ title, description, path }) => (
          <li key={path}>
            <h2>
              <a href={path} className="target">
                {title}
              </a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
