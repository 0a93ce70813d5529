import { href } from "react-router";
import { Band } from "../components/Container/Container.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import { cardWords, providerCard, reviewCards, serviceCard } from "../content/cards.server.ts";
import { keepOfficeNames } from "../content/chrome.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { picture, pictureIfNamed, themedPicture } from "../content/pictures.server.ts";
import { loadSite } from "../content/site.server.ts";
import { AboutPractice } from "../sections/AboutPractice/AboutPractice.tsx";
import { Hero } from "../sections/Hero/Hero.tsx";
import { Insurers } from "../sections/Insurers/Insurers.tsx";
import { ProviderGrid } from "../sections/ProviderGrid/ProviderGrid.tsx";
import { QuoteCarousel } from "../sections/QuoteCarousel/QuoteCarousel.tsx";
import { Reviews } from "../sections/Reviews/Reviews.tsx";
import { ServiceCarousel } from "../sections/ServiceCarousel/ServiceCarousel.tsx";
import type { Route } from "./+types/home.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages.home;
  return {
    meta: metaOf(site, { title: page.title, description: page.description, path: "/", alone: true }),
    page,
    subtitle: keepOfficeNames(site, page.hero.subtitle),
    scenes: page.hero.pictures.map(themedPicture),
    aboutPicture: page.about.image ? picture(page.about.image, page.about.imageAlt ?? "") : undefined,
    quotePicture: pictureIfNamed(site.theme.pictures.reviews, ""),
    reviews: reviewCards(site),
    services: site.services.map(serviceCard),
    providers: site.providers.map(providerCard),
    insurers: site.practice.insurers,
    words: cardWords(site),
    allProviders: { label: site.interface.allProviders, path: "/providers" },
    insurance: site.pages.insurance && { label: site.pages.insurance.title, path: href("/insurance") },
    booking: site.practice.booking,
  };
}

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, reviews, words } = loaderData;
  return (
    <>
      <Hero
        headline={page.hero.headline}
        subtitle={loaderData.subtitle}
        scenes={loaderData.scenes}
        words={words}
      />
      {page.reviews && reviews.length > 0 && (
        <Reviews title={page.reviews.title} reviews={reviews} words={words} />
      )}
      <AboutPractice about={page.about} picture={loaderData.aboutPicture} booking={loaderData.booking} />
      <ServiceCarousel title={page.services.title} services={loaderData.services} words={words} />
      {page.quote && reviews.length > 0 && (
        <QuoteCarousel
          title={page.quote.title}
          quotes={reviews}
          picture={loaderData.quotePicture}
          words={words}
        />
      )}
      <Band labelledBy="providers">
        <SectionHead id="providers" title={page.providers.title} link={loaderData.allProviders} />
        <ProviderGrid providers={loaderData.providers} words={words} />
      </Band>
      {page.insurance && loaderData.insurers.length > 0 && (
        <Insurers
          {...page.insurance}
          link={loaderData.insurance}
          insurers={loaderData.insurers}
          words={words}
        />
      )}
    </>
  );
}
