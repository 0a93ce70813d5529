/** The gate: plain functions over the files of a built site, without a browser. `npm run publish` and the tests ask it. */
import type { Site } from "../../data/read/site.server.ts";
import { type Built, builtSite } from "./built.ts";
import { wrongContacts } from "./contacts.ts";
import { changedFacts } from "./facts.ts";
import type { Finding } from "./finding.ts";
import { wrongLanguages, wrongSpanish, wrongSwitches, wrongTwins } from "./language.ts";
import { brokenLinks } from "./links.ts";
import { wrongOtherWebsites } from "./other-websites.ts";
import { invalidHtml, lackingParts, missingPages } from "./pages.ts";
import { unsafeParts, weakerHeaders } from "./policy.ts";
import { otherLanguages, sameDescriptions, uncalledNumbers, unknownZips } from "./values.ts";
import { missingCards, missingWords } from "./words.ts";

export const checks: Record<string, (built: Built) => Finding[] | Promise<Finding[]>> = {
  ...{ missingPages, invalidHtml, lackingParts, brokenLinks },
  ...{ wrongContacts, wrongOtherWebsites, missingCards, missingWords, changedFacts },
  ...{ wrongLanguages, wrongTwins, wrongSwitches, wrongSpanish },
  ...{ weakerHeaders, unsafeParts },
  ...{ otherLanguages, unknownZips, uncalledNumbers, sameDescriptions },
};

/** `folder`: the built site. `site`: what it was built from. */
export async function gate(folder: string, site: Site): Promise<Finding[]> {
  const built = builtSite(folder, site);
  return (await Promise.all(Object.values(checks).map((check) => check(built)))).flat();
}
