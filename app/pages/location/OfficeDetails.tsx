import type { Inline } from "../../../site/schema/blocks.ts";
import type { InterfaceWords } from "../../../site/schema/interface.ts";
import type { OfficeCard } from "../../../site/view/cards.server.ts";
import { Words } from "../../components/Words/Words.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { OfficeActions } from "../../features/cards/OfficeActions.tsx";
import { Hours } from "../../features/cards/OfficeCards.tsx";
import styles from "./OfficeDetails.module.css";

interface OfficeDetailsProps {
  office: OfficeCard;
  booking: Inline[];
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
      <p>
        <Words parts={booking} />
      </p>
    </div>
  );
}
