import { banners } from "./scenes/banners/index.ts";
import { blogs } from "./scenes/blogs/index.ts";
import { brand } from "./scenes/brand/index.ts";
import { heroes } from "./scenes/hero/index.ts";
import { maps } from "./scenes/maps/index.ts";
import { offices } from "./scenes/offices/index.ts";
import { pages } from "./scenes/pages/index.ts";
import type { Pictures } from "./scenes/picture.ts";
import { programs } from "./scenes/programs/index.ts";
import { providers } from "./scenes/providers/index.ts";
import { services } from "./scenes/services/index.ts";

/** Every picture of the site. A new one goes into the index of its family. */
export const pictures: Pictures = {
  ...heroes,
  ...pages,
  ...banners,
  ...offices,
  ...providers,
  ...services,
  ...programs,
  ...blogs,
  ...maps,
  ...brand,
};
