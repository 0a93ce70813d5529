import type { Labels } from "../../../site/schema/interface.ts";
import type { ServiceCard as Service } from "../../../site/view/cards.server.ts";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { MoreLink } from "../../components/SectionHead/SectionHead.tsx";
import { ServiceCard } from "../../features/cards/ServiceGrid.tsx";
import styles from "./ServiceCarousel.module.css";

interface ServiceCarouselProps {
  title: string;
  services: Service[];
  /** The list of all of them. */
  link: { label: string; path: string };
  labels: Pick<Labels, "carousel">;
}

export function ServiceCarousel({ title, services, link, labels }: ServiceCarouselProps) {
  return (
    <Band tone="sky">
      <Carousel
        label={title}
        labels={labels.carousel}
        settings={{ arrows: true, perView: 4 }}
        heading={
          <div className={styles.head}>
            <h2>{title}</h2>
            <MoreLink {...link} />
          </div>
        }
      >
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </Carousel>
    </Band>
  );
}
