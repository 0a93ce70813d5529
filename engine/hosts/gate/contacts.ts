/** Every link of the built pages that calls, texts, mails, maps or saves, against the content. */
import { filesOf } from "../../data/pages.ts";
import type { Site } from "../../data/read/site.server.ts";
import { inlinesOf, plainWords } from "../../data/text/words.ts";
import { type Anchor, anchorsIn, isContact, plain } from "./anchors.ts";
import type { Built } from "./built.ts";
import { danger, type Finding, report } from "./finding.ts";

/** Written anew, not with the code that makes the links: a mistake there must be found here. */
const dialed = (number: string) => {
  const digits = [...number.toUpperCase()]
    .map((sign) => (/[A-Z]/.test(sign) ? "22233344455566677778889999"[sign.charCodeAt(0) - 65] : sign))
    .join("")
    .replace(/\D/g, "");
  if (digits.length < 7) return digits;
  return digits.length === 11 ? `+${digits}` : `+1${digits}`;
};
const numbersIn = (words: string) =>
  [...words.matchAll(/(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}|\b1-\d{3}-[A-Z\d-]{4,}|\b\d{3}\b/g)].map(
    ([one]) => one,
  );

const addressOf = ({ street, city, state, zip }: Site["offices"][number]) =>
  `${street}, ${city}, ${state} ${zip}`;

/** Links whose words have no number or address, as content pairs them. */
function pairsOf(site: Site): Set<string> {
  const pair = (href: string, words: string) => `${href} ${plain(words)}`;
  const { crisis, email } = site.practice;
  return new Set([
    ...site.safety.cards.flatMap(({ calls }) =>
      calls.map(({ label, phone, sms, message }) =>
        pair(sms ? `sms:${phone}?&body=${message}` : `tel:${dialed(phone)}`, label),
      ),
    ),
    ...(crisis
      ? [
          pair(`tel:${crisis.phone}`, crisis.call),
          pair(`sms:${crisis.phone}${crisis.word ? `?&body=${crisis.word}` : ""}`, crisis.message),
        ]
      : []),
    pair(
      `mailto:${email}?subject=${encodeURIComponent(site.interface.feedbackSubject)}`,
      site.interface.shareFeedback,
    ),
    ...filesOf(site).flatMap(({ body }) =>
      body.flatMap(({ blocks }) =>
        blocks
          .flatMap(inlinesOf)
          .flatMap((part) =>
            typeof part === "object" && "href" in part ? [pair(part.href, plainWords([part]))] : [],
          ),
      ),
    ),
  ]);
}

/** Every page calls the practice, and each call and message reaches whom its words name. */
export function wrongContacts({ editions, site, documents }: Built): Finding[] {
  const call = `tel:${dialed(site.practice.phone)}`;
  const pairs = new Map(editions.map((edition) => [edition, pairsOf(edition)]));
  return documents.flatMap(({ edition, path, file, html }) => {
    const anchors = anchorsIn(html).filter(isContact);
    const office = edition.offices.find(({ slug }) => path === `/location/${slug}`);
    const found = anchors.flatMap((anchor) => {
      const wrong = wrongWithContact(edition, anchor, pairs.get(edition) ?? new Set(), office);
      const kind = /^(tel|sms):/.test(anchor.href) ? danger : report;
      return wrong ? [kind(`${file}: "${anchor.words}" leads to ${anchor.href}: ${wrong}`)] : [];
    });
    const calls = anchors.some(({ href }) => href === call);
    return calls ? found : [...found, danger(`${file}: no link calls the practice`)];
  });
}

type Office = Site["offices"][number];

function wrongWithContact(site: Site, anchor: Anchor, pairs: Set<string>, here?: Office): string | undefined {
  const { href, words } = anchor;
  const { practice } = site;
  const [scheme = "", rest = ""] = href.split(/:(.*)/s);
  if (scheme === "tel" || scheme === "sms") {
    const numbers = numbersIn(words).map(dialed);
    const [number = ""] = rest.split("?");
    if (numbers.length > 0 && !numbers.includes(number)) return `the words say ${numbers.join(", ")}`;
    const { always, cards: emergencies } = site.safety;
    const messages = [...always, ...emergencies.flatMap(({ calls }) => calls)].filter(({ sms }) => sms);
    const labels = [practice.crisis?.message ?? "", ...messages.map(({ label }) => label)];
    if ((scheme === "sms") !== labels.some((label) => words === plain(label)))
      return "a call and a text message are mixed up";
    const isOurs = number === dialed(practice.phone);
    return isOurs || numbers.length > 0 || pairs.has(`${href} ${words}`)
      ? undefined
      : "content has no such number for these words";
  }
  if (scheme === "mailto") {
    if (href === `mailto:${practice.email}`) return undefined;
    return words === rest || pairs.has(`${href} ${words}`)
      ? undefined
      : "content has no such address for these words";
  }
  if (href.endsWith(".vcf")) {
    const owners = site.offices.filter(
      ({ slug }) => href === `${site.language === "en" ? "" : "/es"}/contact/${slug}.vcf`,
    );
    return wrongOffice(owners, anchor, site, here);
  }
  const url = new URL(href);
  const isApple = url.hostname === "maps.apple.com";
  const target = url.searchParams.get(isApple ? "daddr" : "destination");
  const { appleMaps, appleMapsShort, googleMaps, googleMapsShort } = site.interface.office;
  const others = isApple ? [googleMaps, googleMapsShort] : [appleMaps, appleMapsShort];
  if (others.some((label) => words === plain(label))) return "it is another map than the words say";
  return wrongOffice(
    site.offices.filter((one) => addressOf(one) === target),
    anchor,
    site,
    here,
  );
}

/** Of the office that the words name, or else of the page's own. Several may be at one address. */
function wrongOffice(owners: Office[], { words, inMain }: Anchor, site: Site, here?: Office) {
  if (owners.length === 0) return "no office has this address";
  const named = site.offices.find(({ name }) => words.includes(plain(name)));
  const meant = named ?? (inMain ? here : undefined);
  return meant && !owners.some(({ slug }) => slug === meant.slug)
    ? `it belongs to ${owners.map(({ name }) => name).join(" and ")}, not ${meant.name}`
    : undefined;
}
