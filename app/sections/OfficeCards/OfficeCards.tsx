import { AnchorButton } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { MoreLink } from "../../components/SectionHead/SectionHead.tsx";
import type { CardWords, OfficeCard } from "../../content/cards.server.ts";
import styles from "./OfficeCards.module.css";

interface OfficeCardsProps {
  offices: OfficeCard[];
  words: Pick<CardWords, "callShort" | "call" | "officeDetails">;
}

export function OfficeCards({ offices, words }: OfficeCardsProps) {
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
            <Hours lines={office.hours} />
            <div className={styles.actions}>
              <AnchorButton
                href={office.phone.link}
                size="small"
                aria-label={words.call.replace("{name}", office.phone.number)}
              >
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

export function Hours({ lines }: { lines: string[] }) {
  return (
    <p className={styles.hours}>
      <Icon name="clock" />
      <span>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </p>
  );
}
