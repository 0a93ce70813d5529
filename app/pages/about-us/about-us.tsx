import { existing, pageLoader } from "../../../site/load.server.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { picture } from "../../../site/view/pictures.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import type { Route } from "./+types/about-us.ts";
import styles from "./about-us.module.css";

export const loader = pageLoader((site) => {
  const page = existing(site.textPages.find(({ slug }) => slug === "about-us"));
  return {
    meta: metaOf(site, { ...page, path: "/about-us" }),
    lead: page.lead,
    body: page.body,
    related: { title: site.interface.article.related, links: relatedLinks(site, page.related) },
    picture: page.image ? picture(page.image, page.imageAlt ?? "") : undefined,
  };
});

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { lead, body, related, picture: image } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={`${styles.columns} columns`}>
          <div className={image ? undefined : styles.text}>
            <Paragraph parts={lead} className={`${styles.lead} lead measure`} />
            <Prose blocks={body} />
            <RelatedLinks {...related} className={styles.call} />
            <CallLink className={styles.call} />
          </div>
          {image && (
            <Picture
              picture={image}
              className={`${styles.picture} follows`}
              sizes="(min-width: 992px) 400px, 100vw"
            />
          )}
        </div>
      </Band>
    </>
  );
}
