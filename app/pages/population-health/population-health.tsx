import { existing, pageLoader } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import { nameInSentence } from "../../../site/text/names.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { picture } from "../../../site/view/pictures.server.ts";
import { Prose } from "../../components/Prose/Prose.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/population-health.ts";
import { Programs } from "./Programs.tsx";
import styles from "./population-health.module.css";

export const loader = pageLoader((site) => {
  const page = existing(site.pages["population-health"]);
  const labels = site.interface.service;
  return {
    meta: metaOf(site, { ...page, path: "/population-health" }),
    title: page.title,
    lead: page.lead,
    intro: page.intro,
    programs: page.programs.map(({ image, imageAlt, ...program }) => ({
      ...program,
      picture: picture(image, imageAlt),
    })),
    call: format(labels.call, { service: nameInSentence(page.title, site.language) }),
    booking: site.practice.booking,
  };
});

export default function PopulationHealth({ loaderData }: Route.ComponentProps) {
  const { title, lead, intro, programs, call, booking } = loaderData;
  return (
    <Page meta={loaderData.meta} lead={lead}>
      <div className={styles.intro}>
        <Prose blocks={intro} />
      </div>
      <Programs label={title} programs={programs} />
      <div className={styles.call}>
        <CallToAction text={call} note={booking} />
      </div>
    </Page>
  );
}
