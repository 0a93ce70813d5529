/** The links of a built page. */
import { decoded } from "./html.ts";

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

export const isContact = ({ href }: Anchor) =>
  /^(tel|sms|mailto):|^https:\/\/maps\.apple\.com|^https:\/\/www\.google\.com\/maps|\.vcf$/.test(href);
