import type { ComponentProps } from "react";
import type { Labels } from "../../../data/labels/interface.ts";
import type { OfficeCard } from "../../../data/view/cards.server.ts";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { OpenNowLine } from "../open-now/OpenNowLine.tsx";
import styles from "./OfficeActions.module.css";

/** Directions and the contact card of one office. */
export function OfficeActions({ office, labels }: { office: OfficeCard; labels: Labels["office"] }) {
  return (
    <ul className="no-print">
      <Action icon="pin" label={labels.appleMaps} href={office.directions.apple} />
      <Action icon="pin" label={labels.googleMaps} href={office.directions.google} />
      <Action icon="contact" label={labels.contactCard} href={office.contactCard} download />
    </ul>
  );
}

function Action({ icon, label, ...link }: ComponentProps<"a"> & { icon: IconName; label: string }) {
  return (
    <li>
      <a {...link} rel="noreferrer" className="action">
        <Icon name={icon} />
        {label}
      </a>
    </li>
  );
}

interface DirectionsLineProps {
  office: Pick<OfficeCard, "name" | "directions">;
  labels: Labels["office"];
}

/** The same directions in one line, for a card. */
export function DirectionsLine({ office, labels }: DirectionsLineProps) {
  const links = [
    { label: labels.appleMapsShort, href: office.directions.apple },
    { label: labels.googleMapsShort, href: office.directions.google },
  ];
  return (
    <p className={`${styles.line} cluster no-print`}>
      <span>{labels.directions}</span>
      <span className={styles.links}>
        {links.map(({ label, href }) => (
          <a key={href} href={href} rel="noreferrer" className="action">
            {label}
            <span className="visually-hidden">({office.name})</span>
          </a>
        ))}
      </span>
    </p>
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
            <span key={line} className={styles.span}>
              {line}
            </span>
          ))}
        </span>
      </p>
      <OpenNowLine office={office} className={`${styles.state} no-print`} />
    </div>
  );
}
