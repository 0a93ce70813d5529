/** The look of one practice: its own colors, and the pictures that stand on many pages. */
import { z } from "zod";
import { image } from "./fields.ts";

const color = (about: string) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, {
      error: 'expected a color in quotes: # and six digits or letters a to f, like "#0b5f60"',
    })
    .meta({ description: `${about} In quotes, like "#0b5f60".` })
    .optional();

const picture = (about: string) => image.meta({ description: `${about} ${image.description}` }).optional();

/** A picture and, if there is one, the picture that takes its place in the dark theme. */
export const themedImage = (size: string) =>
  z.strictObject({
    light: image.meta({ description: `${size} ${image.description}` }),
    dark: image
      .meta({
        description: "The same for the dark theme. Without it the light one is shown, a little dimmed.",
      })
      .optional(),
  });

export const theme = z.strictObject({
  /** Lighter and darker shades are made from these: app/content/theme/palette.server.ts. */
  colors: z
    .strictObject({
      primary: color("Buttons, links and the logo's ground. White text stands on it, so it is a dark color."),
      primaryOnDark: color("The same in the dark theme: a light color. Made from primary if left out."),
      accent: color(
        "The call button and the headings in the footer. A bright color; dark text stands on it.",
      ),
      text: color("Text in the light theme. Nearly black."),
      sky: color("Ground of the home page's first picture and of page heads. A very light color."),
      sand: color("Ground of the reviews and of other quiet bands. A very light color."),
      dawn: color("Ground of the large quote and of notices. A light color."),
      night: color("Ground of the footer and of all pages in the dark theme. Nearly black."),
    })
    .default({}),
  pictures: z
    .strictObject({
      banner: themedImage(
        "Behind the titles of pages: a wide strip, 2400 x 500, calm on the left.",
      ).optional(),
      footer: picture(
        "Above the footer: wide and dark in both themes, 2400 x 1070, empty in the upper half.",
      ),
      notFound: picture("On the page for addresses that don't exist: 1280 x 800."),
      reviews: picture("Beside the large quote on the home page: 880 x 990, a little higher than wide."),
      sharing: picture(
        "In the preview of shared pages that have no picture of their own. Without it, the first picture of the home page.",
      ),
    })
    .default({}),
});

export type Theme = z.infer<typeof theme>;
export type BrandColors = Theme["colors"];
export type BrandColor = keyof BrandColors;
