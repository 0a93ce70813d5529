import type { ServiceCard as Service } from "../../../site/view/cards.server.ts";
import { Card, CardLink } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { CallLink } from "../calls/CallLink.tsx";
import styles from "./ServiceGrid.module.css";

type Level = "h2" | "h3";

export function ServiceCard({ service, level: Name = "h3" }: { service: Service; level?: Level }) {
  return (
    <Card
      picture={service.picture}
      page={service.path}
      className={styles.card}
      sizes="(min-width: 992px) 300px, 84vw"
    >
      <Name className={`${styles.name} h4`}>
        <CardLink to={service.path}>{service.name}</CardLink>
        <Icon name="arrow" size={22} />
      </Name>
    </Card>
  );
}

interface ServiceGridProps {
  services: Service[];
  level: Level;
  /** Heading of the last card, which asks to call. */
  notSure: string;
}

/** Slices of one panorama, in its order. */
export function ServiceGrid({ services, level, notSure }: ServiceGridProps) {
  const Heading = level;
  return (
    <ul className={styles.ServiceGrid}>
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} level={level} />
        </li>
      ))}
      <li className={`${styles.call} box`}>
        <Heading className="h3">{notSure}</Heading>
        <CallLink />
      </li>
    </ul>
  );
}
