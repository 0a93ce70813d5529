import type { Site } from "../../../data/read/site.server.ts";
import { pick } from "../../../data/text/pick.ts";
import { providerCard, reviewCards, serviceCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { picture, pictureIfNamed, themedPicture } from "../../../data/view/pictures.server.ts";
import { keepOfficeNames } from "../../../data/view/shared.server.ts";
import { clinics } from "../../../data/view/structured-data/offices.server.ts";

/** The widest windows show three of them. */
const reviewsInView = 3;

export function load(site: Site) {
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
    allServices: { label: site.interface.allServices, path: "/services" },
    allProviders: { label: site.interface.allProviders, path: "/providers" },
    insurance: site.pages.insurance && {
      label: page.insurance?.link ?? site.pages.insurance.title,
      path: "/insurance",
    },
    booking: site.practice.booking,
  };
}
