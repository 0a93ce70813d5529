import { Band } from "../components/Container/Container.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { metaOf } from "../content/meta.server.ts";
import { picture } from "../content/pictures.server.ts";
import { loadSite } from "../content/site.server.ts";
import { aboutData } from "../content/structured-data/pages.server.ts";
import { textPageOf } from "../content/text-page.server.ts";
import { CallLink } from "../sections/CallLink/CallLink.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import type { Route } from "./+types/about-us.ts";
import styles from "./about-us.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = textPageOf(site, "about-us");
  return {
    meta: metaOf(site, { ...page, path: "/about-us", data: aboutData(site) }),
    lead: page.lead,
    body: page.body,
    picture: page.image ? picture(page.image, page.imageAlt ?? "") : undefined,
  };
}

export const meta = pageMeta;

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { lead, body, picture: image } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.columns}>
          <div className={styles.text}>
            {lead && <p className={styles.lead}>{lead}</p>}
            <Prose blocks={body} />
            <CallLink className={styles.call} />
          </div>
          {image && (
            <Picture picture={image} className={styles.picture} sizes="(min-width: 992px) 400px, 100vw" />
          )}
        </div>
      </Band>
    </>
  );
}
