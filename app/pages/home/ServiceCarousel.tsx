import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import type { CardWords, ServiceCard as Service } from "../../content/cards.server.ts";
import { ServiceCard } from "../ServiceGrid/ServiceGrid.tsx";

interface ServiceCarouselProps {
  title: string;
  services: Service[];
  words: CardWords;
}

export function ServiceCarousel({ title, services, words }: ServiceCarouselProps) {
  return (
    <Band tone="sky">
      <Carousel
        label={title}
        labels={words.carousel}
        settings={{ arrows: true, slidesToShow: 1, responsive: { sm: 3, lg: 4 }, peek: true }}
        heading={<h2>{title}</h2>}
      >
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </Carousel>
    </Band>
  );
}
