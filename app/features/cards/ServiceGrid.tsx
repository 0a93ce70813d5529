import { Card, CardLink } from "../../components/Card/Card.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { ServiceCard as Service } from "../../content/cards.server.ts";
import styles from "./ServiceGrid.module.css";

type Level = "h2" | "h3";

export function ServiceCard({ service, level: Name = "h3" }: { service: Service; level?: Level }) {
  return (
    <Card picture={service.picture} className={styles.card} sizes="(min-width: 992px) 300px, 84vw">
      <Name className={styles.name}>
        <CardLink to={service.path}>{service.name}</CardLink>
        <Icon name="arrow" size={22} />
      </Name>
    </Card>
  );
}

/** Slices of one panorama, in its order. */
export function ServiceGrid({ services, level }: { services: Service[]; level: Level }) {
  return (
    <ul className={styles.ServiceGrid}>
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} level={level} />
        </li>
      ))}
    </ul>
  );
}
