import { Band } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { MapSketch } from "../components/MapSketch/MapSketch.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import { cardWords, officeCard } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { mapPicture } from "../content/pictures.server.ts";
import { loadSite } from "../content/site.server.ts";
import { contactData } from "../content/structured-data/offices.server.ts";
import { CallLink } from "../sections/CallLink/CallLink.tsx";
import { NearestOffice } from "../sections/NearestOffice/NearestOffice.tsx";
import { OfficeCards } from "../sections/OfficeCards/OfficeCards.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { useChrome } from "../sections/useChrome.ts";
import type { Route } from "./+types/contact-us.ts";
import styles from "./contact-us.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages["contact-us"];
  return {
    meta: metaOf(site, { ...page, path: "/contact-us", data: contactData(site) }),
    page,
    map:
      page.mapImage && page.mapTitle
        ? { title: page.mapTitle, ...mapPicture(page.mapImage, page.mapAlt ?? "") }
        : undefined,
    booking: site.practice.booking,
    // With one office there is nothing to choose.
    hasFinder: site.locations.length > 1 && site.zipCodes !== undefined,
    locationWords: site.interface.location,
    nearestWords: { ...site.interface.nearest, officeDetails: site.interface.officeDetails },
    offices: site.locations.map((location) => officeCard(site, location)),
    words: cardWords(site),
  };
}

export const meta = pageMeta;

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { page, map, offices, booking, hasFinder, words, locationWords, nearestWords } = loaderData;
  const { email } = useChrome();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{page.lead}</PageLead>
        <div className={styles.ways}>
          <CallLink />
          <p>{booking}</p>
          <p>
            <a href={email.link} className={styles.email}>
              <Icon name="mail" />
              {email.address}
            </a>
          </p>
          <p className={styles.note}>{page.emailNote}</p>
        </div>
      </Band>
      <Band labelledBy="offices">
        <SectionHead id="offices" title={page.officesTitle} />
        <OfficeCards offices={offices} words={words} locationWords={locationWords} />
      </Band>
      {hasFinder && (
        <Band tone="sky" labelledBy="nearest" className="needs-script no-print">
          <NearestOffice id="nearest" offices={offices} words={nearestWords} />
        </Band>
      )}
      {map && (
        <Band labelledBy="map">
          <SectionHead id="map" title={map.title} />
          <MapSketch map={map} note={locationWords.sketch} />
        </Band>
      )}
    </>
  );
}
