import type { ServiceCard as Service } from "../../../data/view/cards.server.ts";
import { Card, CardLink } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { CallLink } from "../calls/CallLink.tsx";
import styles from "./ServiceGrid.module.css";

export function ServiceCard({ service, level: Name = "h3" }: { service: Service; level?: "h2" | "h3" }) {
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
  /** Heading of the last card, which asks to call. */
  notSure: string;
}

/** Slices of one panorama, in its order. */
export function ServiceGrid({ services, notSure }: ServiceGridProps) {
  return (
    <ul className={styles.ServiceGrid}>
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} level="h2" />
        </li>
      ))}
      <li className={`${styles.call} box`}>
        <h2 className="h3">{notSure}</h2>
        <CallLink />
      </li>
    </ul>
  );
}
