import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import { MoreLink, SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { ServiceCard } from "../../features/cards/ServiceGrid.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { AboutPractice } from "./AboutPractice.tsx";
import { Hero } from "./Hero.tsx";
import type { load } from "./home.data.ts";
import styles from "./home.module.css";
import { Insurers } from "./Insurers.tsx";
import { QuoteCarousel } from "./QuoteCarousel.tsx";

export default function Home() {
  const data = usePageData<typeof load>();
  const { page, reviews, labels } = data;
  return (
    <>
      <Hero headline={page.hero.headline} subtitle={data.subtitle} scenes={data.scenes} labels={labels} />
      {page.reviews && reviews.length > 0 && (
        <Band tone="sand" className={styles.reviews}>
          <Carousel
            label={page.reviews.title}
            labels={labels.carousel}
            settings={{ arrows: true, infinite: true, perView: 3 }}
            heading={<h2>{page.reviews.title}</h2>}
          >
            {reviews.map((review, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sample review is repeated
              <ReviewCard key={index} {...review} labels={labels} />
            ))}
          </Carousel>
        </Band>
      )}
      <AboutPractice about={page.about} picture={data.aboutPicture} booking={data.booking} />
      <Band tone="sky">
        <Carousel
          label={page.services.title}
          labels={labels.carousel}
          settings={{ arrows: true, perView: 4 }}
          heading={
            <div className={`${styles.services} cluster`}>
              <h2>{page.services.title}</h2>
              <MoreLink {...data.allServices} />
            </div>
          }
        >
          {data.services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </Carousel>
      </Band>
      {page.quote && reviews.length > 0 && (
        <QuoteCarousel
          title={page.quote.title}
          quotes={data.quotes}
          picture={data.quotePicture}
          labels={labels}
        />
      )}
      <Band labelledBy="providers">
        <SectionHead id="providers" title={page.providers.title} link={data.allProviders} />
        <ProviderGrid providers={data.providers} />
      </Band>
      {page.insurance && data.insurers.length > 0 && (
        <Insurers {...page.insurance} link={data.insurance} insurers={data.insurers} labels={labels} />
      )}
    </>
  );
}
