import { Band } from "../components/Container/Container.tsx";
import { MapSketch } from "../components/MapSketch/MapSketch.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { officeCard } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { mapPicture } from "../content/pictures.server.ts";
import {
  officeLink,
  providerLink,
  providersOfOffice,
  serviceLink,
  servicesOfOffice,
} from "../content/relations.server.ts";
import { loadSite } from "../content/site.server.ts";
import { locationData } from "../content/structured-data/offices.server.ts";
import { OfficeDetails } from "../sections/OfficeDetails/OfficeDetails.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { RelatedLinks } from "../sections/RelatedLinks/RelatedLinks.tsx";
import type { Route } from "./+types/location.ts";
import styles from "./location.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader({ params }: Route.LoaderArgs) {
  const site = loadSite();
  const location = site.locations.find(({ slug }) => slug === params.slug);
  if (!location) throw new Response(null, { status: 404 });
  const words = site.interface.location;
  const { crossStreets, parking, access, arriving } = location;
  return {
    meta: metaOf(site, {
      title: officeLink(location).label,
      description: location.description,
      path: `/location/${location.slug}`,
      picture: location.image,
      crumbs: [{ label: site.pages["contact-us"].title, path: "/contact-us" }],
      data: locationData(site, location),
    }),
    office: officeCard(site, location),
    map: location.mapImage ? mapPicture(location.mapImage, location.mapAlt ?? "") : undefined,
    body: location.body,
    details: [
      { title: words.crossStreets, text: crossStreets },
      { title: words.parking, text: parking },
      { title: words.access, text: access },
      { title: words.arriving, text: arriving },
    ].filter((detail): detail is { title: string; text: string } => detail.text !== undefined),
    booking: site.practice.booking,
    words,
    related: [
      { title: words.providers, links: providersOfOffice(site, location.slug).map(providerLink) },
      { title: words.services, links: servicesOfOffice(site, location.slug).map(serviceLink) },
    ],
  };
}

export const meta = pageMeta;

export default function Location({ loaderData }: Route.ComponentProps) {
  const { office, map, body, details, booking, words, related } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.columns}>
          {map && <MapSketch map={map} note={words.sketch} />}
          <OfficeDetails office={office} booking={booking} words={words} />
        </div>
        <Picture
          picture={office.picture}
          className={styles.picture}
          sizes="(min-width: 1200px) 1280px, 100vw"
        />
        <div className={styles.text}>
          <Prose blocks={body} />
          {details.length > 0 && (
            <dl className={styles.details}>
              {details.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <RelatedLinks groups={related} />
      </Band>
    </>
  );
}
