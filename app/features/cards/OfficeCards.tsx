import type { Labels } from "../../../site/schema/interface.ts";
import type { CardLabels, OfficeCard } from "../../../site/view/cards.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Card, CardItem } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { OpenNowLine } from "../open-now/OpenNowLine.tsx";
import { DirectionsLine } from "./OfficeActions.tsx";
import styles from "./OfficeCards.module.css";

interface OfficeCardsProps {
  offices: OfficeCard[];
  labels: Pick<CardLabels, "callShort" | "officeDetails">;
  locationLabels: Labels["location"];
  /** The office that was looked for. */
  found?: string | undefined;
}

export function OfficeCards({ offices, labels, locationLabels, found }: OfficeCardsProps) {
  return (
    <ul className={styles.OfficeCards} data-columns={columnsOf(offices.length)}>
      {offices.map((office) => (
        <CardItem key={office.slug} className={styles.office} data-found={office.slug === found || undefined}>
          <Card picture={office.picture} className={styles.card} sizes="(min-width: 992px) 400px, 100vw">
            <h3>{office.name}</h3>
            <address>
              {office.address.street}
              <br />
              {office.address.city}
            </address>
            <Hours office={office} />
            <DirectionsLine office={office} labels={locationLabels} />
            <div className={styles.actions}>
              <AnchorButton href={office.phone.link} size="small" aria-label={office.phone.call}>
                <Icon name="phone" size={18} />
                {labels.callShort}
              </AnchorButton>
              <AnchorButton
                href={office.path}
                size="small"
                variant="outline"
                aria-label={`${labels.officeDetails}: ${office.name}`}
              >
                {labels.officeDetails}
              </AnchorButton>
            </div>
          </Card>
        </CardItem>
      ))}
    </ul>
  );
}

/** From lg up. Rows are full where they can be: two and four offices stand in pairs. */
const columnsOf = (count: number) => (count === 2 || count === 4 ? 2 : 3);

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
