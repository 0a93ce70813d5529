/** Reads the links of a built page that call, text, mail, map or save, and compares them with the content. */
import { filesOf } from "../../site/pages.ts";
import type { Site } from "../../site/read/site.server.ts";
import { inlinesOf, plainWords } from "../../site/text/words.ts";
import { decoded } from "./html-text.ts";

export interface Anchor {
  href: string;
  /** What a screen reader says. */
  words: string;
  inMain: boolean;
  /** The words after it. */
  after: string;
}

export const plain = (text: string) =>
  decoded(text)
    .replace(/[\u00a0\u2011\u2060\s]+/g, (gap) => (gap.includes("\u2011") ? "-" : " "))
    .trim();

export function anchorsIn(html: string): Anchor[] {
  const shown = html.replace(/<(script|style|svg)\b[^>]*>.*?<\/\1>/gs, "");
  const [from, to] = [shown.search(/<main[\s>]/), shown.indexOf("</main>")];
  return [...shown.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(
    ({ 0: whole, 1: attributes = "", 2: inner = "", index }) => {
      const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
      const end = index + whole.length;
      return {
        href: decoded(attribute("href") ?? ""),
        // A place where a long address may break is no space.
        words: plain(attribute("aria-label") ?? inner.replace(/<wbr\s*\/?>/g, "").replace(/<[^>]+>/g, " ")),
        inMain: index > from && index < to,
        after: plain(shown.slice(end, end + 1200).replace(/<[^>]*>?/g, " ")),
      };
    },
  );
}

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

const addressOf = ({ street, city, state, zip }: Site["locations"][number]) =>
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

export const isContact = ({ href }: Anchor) =>
  /^(tel|sms|mailto):|^https:\/\/maps\.apple\.com|^https:\/\/www\.google\.com\/maps|\.vcf$/.test(href);

/** What is wrong with the contact links of a page. */
export function wrongContacts(site: Site, path: string, anchors: Anchor[]): string[] {
  const pairs = pairsOf(site);
  const office = site.locations.find(({ slug }) => path === `/location/${slug}`);
  return anchors.filter(isContact).flatMap((anchor) => {
    const wrong = wrongWithContact(site, anchor, pairs, office);
    return wrong ? [`${path}: "${anchor.words}" leads to ${anchor.href}: ${wrong}`] : [];
  });
}

type Office = Site["locations"][number];

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
    const owner = site.locations.find(
      ({ slug }) => href === `${site.language === "en" ? "" : "/es"}/contact/${slug}.vcf`,
    );
    return wrongOffice(owner, anchor, site, here);
  }
  const url = new URL(href);
  const isApple = url.hostname === "maps.apple.com";
  const target = url.searchParams.get(isApple ? "daddr" : "destination");
  const { appleMaps, appleMapsShort, googleMaps, googleMapsShort } = site.interface.location;
  const others = isApple ? [googleMaps, googleMapsShort] : [appleMaps, appleMapsShort];
  if (others.some((label) => words === plain(label))) return "it is another map than the words say";
  return wrongOffice(
    site.locations.find((one) => addressOf(one) === target),
    anchor,
    site,
    here,
  );
}

/** Of the office that the words name, or else of the page's own. */
function wrongOffice(owner: Office | undefined, { words, inMain }: Anchor, site: Site, here?: Office) {
  if (!owner) return "no office has this address";
  const named = site.locations.find(({ name }) => words.includes(plain(name)));
  const meant = named ?? (inMain ? here : undefined);
  return meant && meant.slug !== owner.slug ? `it belongs to ${owner.name}, not ${meant.name}` : undefined;
}
