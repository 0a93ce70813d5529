import { Band } from "../components/Container/Container.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { existing } from "../content/existing.ts";
import { metaOf } from "../content/meta.server.ts";
import { picture } from "../content/pictures.server.ts";
import { loadSite } from "../content/site.server.ts";
import { serviceData } from "../content/structured-data/pages.server.ts";
import { format } from "../schema/format.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { Programmes } from "../sections/Programmes/Programmes.tsx";
import type { Route } from "./+types/population-health.ts";
import { pageMeta } from "./pageMeta.ts";
import styles from "./population-health.module.css";

export function loader() {
  const site = loadSite();
  const page = existing(site.pages["population-health"]);
  const words = site.interface.service;
  return {
    meta: metaOf(site, {
      ...page,
      path: "/population-health",
      data: serviceData(site, { name: page.title, description: page.description }),
    }),
    title: page.title,
    lead: page.lead,
    intro: page.intro,
    programmes: page.programmes.map(({ image, imageAlt, ...programme }) => ({
      ...programme,
      picture: picture(image, imageAlt),
    })),
    call: format(words.call, { service: page.title }),
    booking: site.practice.booking,
  };
}

export const meta = pageMeta;

export default function PopulationHealth({ loaderData }: Route.ComponentProps) {
  const { title, lead, intro, programmes, call, booking } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{lead}</PageLead>
        <div className={styles.intro}>
          <Prose blocks={intro} />
        </div>
        <Programmes label={title} programmes={programmes} />
        <div className={styles.call}>
          <CallToAction text={call} note={booking} />
        </div>
      </Band>
    </>
  );
}
