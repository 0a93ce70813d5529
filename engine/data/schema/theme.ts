/** Brand colors, and the pictures used on many pages. */
import { z } from "zod";
import { image, object, pattern } from "./fields.ts";
import type { PictureSize } from "./picture.ts";

const color = (about: string) =>
  pattern(about, /^#[\da-f]{6}$/i, 'expected # and six digits or letters a to f, in quotes: "#0b5f60"', {
    input: "color",
  }).optional();

/** A picture with an optional variant for the dark theme. */
export const themedImage = (size: PictureSize) =>
  z.strictObject({
    light: image(size, "For the light theme."),
    dark: image(
      size,
      "The same for the dark theme. Without it the light one is shown, a little dimmed.",
    ).optional(),
  });

/** Pages of one family share a banner: data/kinds says which. */
const bannerOfFamily = (about: string) => themedImage("banner").optional().meta({ description: about });
const bannersOfFamilies = {
  people: bannerOfFamily("Behind the titles of pages about people."),
  services: bannerOfFamily("Behind the titles of pages about services."),
  offices: bannerOfFamily(
    "Behind the titles of pages about offices. A picture with the same name and an office's file name at its end, banner/offices-mesa-az, is shown on that office's page instead.",
  ),
  reading: bannerOfFamily("Behind the titles of articles and other pages to read."),
};
export type BannerFamily = keyof typeof bannersOfFamilies;

export const theme = z.strictObject({
  /** Lighter and darker shades are derived from these: data/theme/palette.server.ts. */
  colors: object(
    "Colors of your own. With primary alone, sky, sand, dawn and night are made from it; any other that is not written is the color that the site comes with.",
    {
      primary: color(
        "Buttons, links and the logo's background. A dark color, because it has white text on it.",
      ),
      primaryOnDark: color("The same in the dark theme: a light color. Made from primary if left out."),
      accent: color(
        "The call button and the headings in the footer. A bright color, because it has dark text on it.",
      ),
      text: color("Text in the light theme. Nearly black."),
      sky: color("Ground of the home page's first picture and of page heads. A very light color."),
      sand: color("Ground of the reviews and of other quiet bands. A very light color."),
      dawn: color("Ground of the large quote and of notices. A light color."),
      night: color("Ground of the footer and of all pages in the dark theme. Nearly black."),
    },
  ).default({}),
  pictures: object("Pictures shown on many pages. A part without a picture stands on a plain ground.", {
    banner: bannerOfFamily(
      "Behind the titles of pages whose family has no banner of its own. A picture with the same name and -phone at its end, 960 x 112, is shown under the title on narrow screens instead.",
    ),
    banners: object(
      "Pictures of their own for pages about people, services and offices, and for pages to read. A page whose family has none shows banner.",
      bannersOfFamilies,
    ).optional(),
    footer: image("footer", "Above the footer. On phones only its right part shows.").optional(),
    notFound: image("notFound", "On the page for addresses that don't exist.").optional(),
    empty: object("Small drawings beside a sentence, where there is nothing to show.", {
      nothingFound: image("empty", "A search found nothing.").optional(),
      offline: image("empty", "The visitor has no connection.").optional(),
      sheet: image("empty", "Nothing is written on a worksheet yet.").optional(),
    }).optional(),
    reviews: image("reviews", "Beside the large quote on the home page.").optional(),
    sharing: image(
      "sharing",
      "In the preview of shared pages that have no picture of their own. Without it, the first picture of the home page.",
    ).optional(),
  }).default({}),
});

export type Theme = z.infer<typeof theme>;
export type BrandColors = Theme["colors"];
export type BrandColor = keyof BrandColors;
