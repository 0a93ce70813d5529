import { existing, pageLoader } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import { dateText } from "../../../site/text/dates.ts";
import { pick } from "../../../site/text/pick.ts";
import { officeDoor } from "../../../site/view/cards.server.ts";
import { guidanceOf, partsOf } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { HelpLine } from "../../features/guidance/EmergencyCard.tsx";
import { EmergencyFold } from "../../features/guidance/EmergencyFold.tsx";
import { OnThisPage } from "../../features/guidance/OnThisPage.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { UrgencySteps } from "../../features/guidance/UrgencySteps.tsx";
import { WhenToCall } from "../../features/guidance/WhenToCall.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import type { Route } from "./+types/text.ts";
import { OfficeDoors } from "./OfficeDoors.tsx";
import styles from "./text.module.css";

/** Text pages: one layout, content from content/pages/NAME.md. */
export const loader = pageLoader((site, _, path) => {
  const page = existing(site.textPages.find(({ slug }) => slug === path.slice(1)));
  return {
    meta: metaOf(site, { ...page, path }),
    lead: page.lead,
    body: page.body,
    parts: page.onThisPage ? partsOf(page.body) : [],
    steps: page.steps,
    guidance: guidanceOf(site, page),
    doors: page.officesAfter && {
      after: page.officesAfter,
      offices: site.locations.map((office) => officeDoor(site, office)),
      labels: site.interface.location,
    },
    labels: pick(site.interface.article, "onThisPage", "related", "tableSource"),
    updated: page.updated && format(site.interface.updated, { date: dateText(page.updated, site.language) }),
  };
});

export default function Text({ loaderData }: Route.ComponentProps) {
  const { lead, body, updated, parts, steps, doors, guidance, labels } = loaderData;
  const { emergencies, help, tables, related } = guidance;
  // The first emergency is the first step, the others have a line each; their signs unfold below.
  const [first, ...others] = steps ? emergencies : [];
  return (
    <>
      <PageHead meta={loaderData.meta} plain={!loaderData.meta.banner} />
      <Band className={styles.text}>
        {updated && <p className={`${styles.updated} quiet`}>{updated}</p>}
        <Paragraph parts={lead} className={`${styles.lead} lead measure`} />
        <div className={styles.parts}>
          <div className="stack measure">
            {steps && <UrgencySteps steps={steps} calls={first?.calls ?? []} />}
            {[...others, ...help].map((line) => (
              <HelpLine key={line.title} {...line} />
            ))}
            {steps && <EmergencyFold emergencies={emergencies} />}
          </div>
          <OnThisPage open title={labels.onThisPage} headings={parts} />
          <Tables tables={tables} labels={labels} />
          <Prose
            blocks={body}
            under={(id) => (
              <>
                <Tables tables={tables} under={id} labels={labels} />
                {doors && doors.after === id && <OfficeDoors {...doors} />}
              </>
            )}
          />
          <WhenToCall {...guidance} emergencies={steps ? [] : emergencies} />
          <RelatedLinks title={labels.related} links={related} />
        </div>
      </Band>
    </>
  );
}
