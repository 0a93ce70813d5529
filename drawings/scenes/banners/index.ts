import { DAWN, NIGHT } from "../../kit/index.ts";
import type { Pictures } from "../picture.ts";
import { officesBanner, officesPhoneBanner } from "./offices.ts";
import { peopleBanner, peoplePhoneBanner } from "./people.ts";
import { readingBanner, readingPhoneBanner } from "./reading.ts";
import { servicesBanner, servicesPhoneBanner } from "./services.ts";

/** One scene for each family of pages, behind and under their titles: 1440 x 300, on phones 960 x 112. */
export const banners: Pictures = {
  "banner/people-dawn": () => peopleBanner(DAWN),
  "banner/people-dawn-phone": () => peoplePhoneBanner(DAWN),
  "banner/people-night": () => peopleBanner(NIGHT),
  "banner/people-night-phone": () => peoplePhoneBanner(NIGHT),
  "banner/services-dawn": () => servicesBanner(DAWN),
  "banner/services-dawn-phone": () => servicesPhoneBanner(DAWN),
  "banner/services-night": () => servicesBanner(NIGHT),
  "banner/services-night-phone": () => servicesPhoneBanner(NIGHT),
  "banner/offices-dawn": () => officesBanner(DAWN),
  "banner/offices-dawn-phone": () => officesPhoneBanner(DAWN),
  "banner/offices-night": () => officesBanner(NIGHT),
  "banner/offices-night-phone": () => officesPhoneBanner(NIGHT),
  "banner/reading-dawn": () => readingBanner(DAWN),
  "banner/reading-dawn-phone": () => readingPhoneBanner(DAWN),
  "banner/reading-night": () => readingBanner(NIGHT),
  "banner/reading-night-phone": () => readingPhoneBanner(NIGHT),
};
