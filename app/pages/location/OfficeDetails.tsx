import type { OfficeCard } from "../../content/cards.server.ts";
import type { InterfaceWords } from "../../schema/interface.ts";
import { CallLink } from "../CallLink/CallLink.tsx";
import { OfficeActions } from "../OfficeActions/OfficeActions.tsx";
import { Hours } from "../OfficeCards/OfficeCards.tsx";
import styles from "./OfficeDetails.module.css";

interface OfficeDetailsProps {
  office: OfficeCard;
  booking: string;
  words: InterfaceWords["location"];
}

/** Address, hours and the call button of one office. */
export function OfficeDetails({ office, booking, words }: OfficeDetailsProps) {
  return (
    <div className={styles.OfficeDetails}>
      <h2>{words.address}</h2>
      <address>
        {office.address.street}
        <br />
        {office.address.city}
      </address>
      <h2>{words.hours}</h2>
      <Hours office={office} />
      <CallLink className={styles.call} />
      <OfficeActions office={office} words={words} />
      <p>{booking}</p>
    </div>
  );
}
