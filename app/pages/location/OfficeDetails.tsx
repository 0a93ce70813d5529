import type { Inline } from "../../../site/schema/blocks.ts";
import type { Labels } from "../../../site/schema/interface.ts";
import type { OfficeCard } from "../../../site/view/cards.server.ts";
import type { PatientLinkView } from "../../../site/view/patient-links.server.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink, TtyLink } from "../../features/calls/CallLink.tsx";
import { OfficeActions } from "../../features/cards/OfficeActions.tsx";
import { Hours } from "../../features/cards/OfficeCards.tsx";
import { BookLink } from "../../features/patient-links/BookLink.tsx";
import styles from "./OfficeDetails.module.css";

interface OfficeDetailsProps {
  office: OfficeCard;
  /** Whether one may come without an appointment. */
  walkIn: string[];
  /** Days on which it is closed, and those with other hours. */
  specialDays: { title: string; days: string[] }[];
  /** Whether new patients have to wait or go elsewhere. */
  newPatients: Inline[];
  /** Where this office's visits are booked. Without it, `booking` says how. */
  book?: PatientLinkView | undefined;
  booking: Inline[];
  labels: Labels["location"];
}

/** Address, hours and the call button of one office. */
export function OfficeDetails({
  office,
  walkIn,
  specialDays,
  newPatients,
  book,
  booking,
  labels,
}: OfficeDetailsProps) {
  return (
    <div className={styles.OfficeDetails}>
      <h2>{labels.address}</h2>
      <address>
        {office.address.street}
        <br />
        {office.address.city}
      </address>
      <h2>{labels.hours}</h2>
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
      <TtyLink className={styles.tty} />
      {office.fax && <p>{office.fax}</p>}
      {book && <BookLink link={book} className={styles.call} />}
      <OfficeActions office={office} labels={labels} />
      {!book && <Paragraph parts={booking} />}
    </div>
  );
}
