import { href } from "react-router";
import { pageLoader } from "../../../site/load.server.ts";
import { pick } from "../../../site/text/pick.ts";
import { providerCard, reviewCards, serviceCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { picture, pictureIfNamed, themedPicture } from "../../../site/view/pictures.server.ts";
import { keepOfficeNames } from "../../../site/view/shared.server.ts";
import { clinics } from "../../../site/view/structured-data/offices.server.ts";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import { MoreLink, SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { ServiceCard } from "../../features/cards/ServiceGrid.tsx";
import type { Route } from "./+types/home.ts";
import { AboutPractice } from "./AboutPractice.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./home.module.css";
import { Insurers } from "./Insurers.tsx";
import { QuoteCarousel } from "./QuoteCarousel.tsx";

/** The widest windows show three of them. */
const reviewsInView = 3;

export const loader = pageLoader((site) => {
  const page = site.pages.home;
  const reviews = reviewCards(site);
  return {
    meta: metaOf(site, {
      ...pick(page, "title", "description"),
      path: "/",
      alone: true,
      data: clinics(site),
    }),
    page,
    subtitle: keepOfficeNames(site, page.hero.subtitle),
    scenes: page.hero.pictures.map((scene) => themedPicture(scene)),
    aboutPicture: page.about.image ? picture(page.about.image, page.about.imageAlt ?? "") : undefined,
    quotePicture: pictureIfNamed(site.theme.pictures.reviews, ""),
    reviews,
    // Begins where the first view of the reviews ends, so that no review is seen twice in a row.
    quotes: [...reviews.slice(reviewsInView), ...reviews.slice(0, reviewsInView)],
    services: site.services.map(serviceCard),
    providers: site.providers.map((person) => providerCard(site, person)),
    insurers: site.practice.insurers.map(({ name, style }) => ({ name, style })),
    labels: pick(site.interface, "carousel", "stars", "sampleReview"),
    allServices: { label: site.interface.allServices, path: href("/services") },
    allProviders: { label: site.interface.allProviders, path: "/providers" },
    insurance: site.pages.insurance && {
      label: page.insurance?.link ?? site.pages.insurance.title,
      path: href("/insurance"),
    },
    booking: site.practice.booking,
  };
});

export const handle = { isHome: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, reviews, labels } = loaderData;
  return (
    <>
      <Hero
        headline={page.hero.headline}
        subtitle={loaderData.subtitle}
        scenes={loaderData.scenes}
        labels={labels}
      />
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
      <AboutPractice about={page.about} picture={loaderData.aboutPicture} booking={loaderData.booking} />
      <Band tone="sky">
        <Carousel
          label={page.services.title}
          labels={labels.carousel}
          settings={{ arrows: true, perView: 4 }}
          heading={
            <div className={`${styles.services} cluster`}>
              <h2>{page.services.title}</h2>
              <MoreLink {...loaderData.allServices} />
            </div>
          }
        >
          {loaderData.services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </Carousel>
      </Band>
      {page.quote && reviews.length > 0 && (
        <QuoteCarousel
          title={page.quote.title}
          quotes={loaderData.quotes}
          picture={loaderData.quotePicture}
          labels={labels}
        />
      )}
      <Band labelledBy="providers">
        <SectionHead id="providers" title={page.providers.title} link={loaderData.allProviders} />
        <ProviderGrid providers={loaderData.providers} />
      </Band>
      {page.insurance && loaderData.insurers.length > 0 && (
        <Insurers
          {...page.insurance}
          link={loaderData.insurance}
          insurers={loaderData.insurers}
          labels={labels}
        />
      )}
    </>
  );
}
