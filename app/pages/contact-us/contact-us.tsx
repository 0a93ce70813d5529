import { pageLoader } from "../../../site/load.server.ts";
import { pageOf } from "../../../site/text/language.ts";
import { pick } from "../../../site/text/pick.ts";
import { officeCard } from "../../../site/view/cards.server.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { practiceLinks } from "../../../site/view/patient-links.server.ts";
import { mapPicture } from "../../../site/view/pictures.server.ts";
import { clinics } from "../../../site/view/structured-data/offices.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { EmailAddress, Paragraph } from "../../components/Words/Words.tsx";
import { CallLink, TtyLink } from "../../features/calls/CallLink.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PatientLinkList } from "../../features/patient-links/BookLink.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import type { Route } from "./+types/contact-us.ts";
import styles from "./contact-us.module.css";
import { Offices } from "./Offices.tsx";

export const loader = pageLoader((site) => {
  const page = site.pages["contact-us"];
  return {
    meta: metaOf(site, { ...page, path: "/contact-us", data: clinics(site) }),
    page: pick(page, "officesTitle", "lead", "languageHelp", "emailNote"),
    map:
      page.mapImage && page.mapTitle
        ? { title: page.mapTitle, ...mapPicture(page.mapImage, page.mapAlt ?? "") }
        : undefined,
    online: { title: site.interface.patientLinks.title, links: practiceLinks(site) },
    // The list of links has it already.
    booking: site.practice.patientLinks.book ? undefined : site.practice.booking,
    // With one office there is nothing to choose.
    hasFinder: site.locations.length > 1 && site.zipCodes !== undefined,
    labels: { location: site.interface.location, nearest: site.interface.nearest },
    offices: site.locations.map((location) => officeCard(site, location)),
    related: {
      title: site.interface.article.related,
      links: relatedLinks(
        site,
        page.related.filter((path) => pageOf(path) !== pageOf(site.navigation.whenClosed ?? "")),
      ),
    },
  };
});

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { page, map, online, booking, related } = loaderData;
  const { email, fax, whenClosed } = useShared();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <Offices
          title={page.officesTitle}
          offices={loaderData.offices}
          map={map}
          hasFinder={loaderData.hasFinder}
          labels={loaderData.labels}
        >
          <Paragraph parts={page.lead} className="lead" />
          <div className={`${styles.calls} cluster`}>
            <CallLink />
            <TtyLink className="target" />
          </div>
        </Offices>
      </Band>
      <Band>
        <div className={`${styles.ways} stack measure`}>
          <Paragraph parts={page.languageHelp} />
          <Paragraph parts={booking} />
          <PatientLinkList {...online} />
          <p>
            <a href={email.link} className={`${styles.email} target`}>
              <Icon name="mail" />
              <EmailAddress address={email.address} />
            </a>
          </p>
          {fax && <p>{fax}</p>}
          <Paragraph parts={page.emailNote} />
          {whenClosed && <a href={whenClosed.path}>{whenClosed.label}</a>}
        </div>
        <RelatedLinks {...related} className={styles.related} />
      </Band>
    </>
  );
}
