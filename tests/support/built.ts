/** The files of the tested build, and the links between them. */

import { siteFolder } from "../../engine/build/stamp.ts";
import { builtSite } from "../../engine/hosts/gate/built.ts";
import { bootOf as bootIn } from "../../engine/hosts/gate/html.ts";
import { site } from "./site.ts";

export { decoded } from "../../engine/hosts/gate/html.ts";

export const { files, htmlFiles: pages, read, fileAt, wrongWith } = builtSite(siteFolder, site);
export const bootOf = (file: string) => bootIn(read(file));

/** The schema.org graph of a page. */
export const graphIn = (html: string): (Record<string, unknown> & { "@type": string })[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = "{}"]) => JSON.parse(text)["@graph"],
  );
