import { Band } from "../../components/Container/Container.tsx";
import { MapSketch } from "../../components/MapSketch/MapSketch.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink, TtyLink } from "../../features/calls/CallLink.tsx";
import { Hours, OfficeActions } from "../../features/cards/OfficeActions.tsx";
import { OfficeFacts } from "../../features/cards/OfficeFacts.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { BookLink } from "../../features/patient-links/BookLink.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./office.data.ts";
import styles from "./office.module.css";

export default function Office() {
  const data = usePageData<typeof load>();
  const { office, map, body, details, walkIn, specialDays, people, newPatients, book, booking, labels } =
    data;
  const photo = (
    <Picture picture={office.picture} className={styles.picture} sizes="(min-width: 768px) 50vw, 100vw" />
  );
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <div className={styles.columns}>
          <div className="stack">
            <h2 className="h4">{labels.address}</h2>
            <address className="lead">
              {office.address.street}
              <br />
              {office.address.city}
            </address>
            <h2 className="h4">{labels.hours}</h2>
            <Hours office={office} />
            {walkIn.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {specialDays.map(({ title, days }) => (
              <div key={title}>
                <p>{title}</p>
                <ul aria-label={title}>
                  {days.map((day) => (
                    <li key={day}>{day}</li>
                  ))}
                </ul>
              </div>
            ))}
            <Paragraph parts={newPatients} />
            <CallLink phone={office.phone} className={styles.call} />
            <TtyLink className={`${styles.tty} target`} />
            {office.fax && <p>{office.fax}</p>}
            {book && <BookLink link={book} className={styles.call} />}
            <OfficeActions office={office} labels={labels} />
            {!book && <Paragraph parts={booking} />}
          </div>
          {/* Before the map: on a phone, the door must not be screens away. */}
          <OfficeFacts facts={details} className={styles.details} />
          {map ? (
            <MapSketch
              map={map}
              note={labels.sketch}
              link={{ label: labels.openMap, path: office.directions.google }}
            />
          ) : (
            photo
          )}
        </div>
        <div className={styles.columns}>
          {map && photo}
          <Prose blocks={body} />
        </div>
        {people.length > 0 && (
          <section aria-labelledby="people" className={styles.people}>
            <h2 id="people" className="h3">
              {labels.providers}
            </h2>
            <ProviderGrid providers={people} size="small" />
          </section>
        )}
        <RelatedLinks {...data.services} />
      </Band>
    </>
  );
}
