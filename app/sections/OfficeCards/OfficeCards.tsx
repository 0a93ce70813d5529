import { AnchorButton } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { MoreLink } from "../../components/SectionHead/SectionHead.tsx";
import type { CardWords, OfficeCard } from "../../content/cards.server.ts";
import type { InterfaceWords } from "../../schema/interface.ts";
import { DirectionsLine } from "../OfficeActions/OfficeActions.tsx";
import { OpenNowLine } from "../OpenNowLine/OpenNowLine.tsx";
import styles from "./OfficeCards.module.css";

interface OfficeCardsProps {
  offices: OfficeCard[];
  words: Pick<CardWords, "callShort" | "call" | "officeDetails">;
  locationWords: InterfaceWords["location"];
}

export function OfficeCards({ offices, words, locationWords }: OfficeCardsProps) {
  return (
    <ul className={styles.OfficeCards}>
      {offices.map((office) => (
        <li key={office.slug} className={styles.office}>
          <Card picture={office.picture} className={styles.card} sizes="(min-width: 992px) 400px, 100vw">
            <h3>{office.name}</h3>
            <address>
              {office.address.street}
              <br />
              {office.address.city}
            </address>
            <Hours office={office} />
            <DirectionsLine office={office} words={locationWords} />
            <div className={styles.actions}>
              <AnchorButton href={office.phone.link} size="small" aria-label={words.call}>
                <Icon name="phone" size={18} />
                {words.callShort}
              </AnchorButton>
              <MoreLink label={`${words.officeDetails}: ${office.name}`} path={office.path} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The hours in words and, once there is a clock, whether it is open. */
export function Hours({ office }: { office: OfficeCard }) {
  return (
    <div>
      <p className={styles.hours}>
        <Icon name="clock" />
        <span>
          {office.hoursLines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
      </p>
      <OpenNowLine office={office} className={`${styles.state} no-print`} />
    </div>
  );
}
