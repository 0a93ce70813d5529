/**
 * A page as text that is short enough to be read in a diff: head, landmarks, headings, names, languages, alternative texts,
 * links and structured data. Reads HTML as React writes it.
 */
import { decoded } from "../../engine/hosts/gate/html.ts";

interface Element {
  tag: string;
  depth: number;
  attributes: string;
  text: string;
}

const voids = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;
const inline = /^(abbr|b|bdi|br|em|i|small|span|strong|sub|sup|time|wbr)$/;
/** Shown also without a text or an attribute of note. */
const landmarks =
  /^(h[1-6]|header|nav|main|aside|footer|dialog|img|button|summary|details|table|input|textarea)$/;
/** How a page looks, and what is the same wherever it stands. */
const ofNoNote =
  /^(class|width|height|decoding|sizes|srcset|media|type|viewbox|data-longest|data-(icon|size|variant|tone|scene))$/i;
/** Names of files contain a hash of their content. */
const withoutHash = (text: string) =>
  text.replace(/(\/(?:assets|pictures)\/[^"\s]*?)[.-][\w-]{8,10}(\.\w+)/g, "$1$2");
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

function notable(attributes: string): string {
  return [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
    .filter(([, name = ""]) => !ofNoNote.test(name))
    .map(([, name, value = ""]) => `${name}=${decoded(withoutHash(value))}`)
    .join(" ");
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: { tag: string; element: Element | undefined }[] = [];
  const parts = html
    .replace(/<!--.*?-->|<(svg|script|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replaceAll("<br/>", " ")
    .matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi);
  for (const [text, slash, name = "", given = ""] of parts) {
    if (!name) {
      const element = open.findLast((one) => one.element)?.element;
      if (element) element.text += text;
      continue;
    }
    const tag = name.toLowerCase();
    if (slash) {
      open.splice(open.findLastIndex((one) => one.tag === tag));
      continue;
    }
    const attributes = notable(given);
    const isOwn = !inline.test(tag) || attributes !== "";
    const element = isOwn ? { tag, attributes, depth: 0, text: "" } : undefined;
    if (element) {
      element.depth = open.filter((one) => one.element && isShown(one.element)).length;
      elements.push(element);
    }
    if (!voids.test(tag) && !given.endsWith("/")) open.push({ tag, element });
  }
  return elements;
}

const isShown = ({ tag, attributes, text }: Element) =>
  landmarks.test(tag) || attributes !== "" || decoded(text).trim() !== "";

/** All words of a part of a page, each element's apart from the next one's. */
export const wordsOf = (html: string): string =>
  elementsOf(html)
    .map(({ text }) => decoded(text))
    .join(" ")
    .replace(/[\s\u00a0\u2060]+/g, " ")
    .trim();

/** Lines of the outline of a part of a page, each with the beginning of its text. */
export function outlineOf(html: string, most = 70): string[] {
  return elementsOf(html)
    .filter(isShown)
    .map(({ tag, depth, attributes, text }) => {
      const words = decoded(text)
        .replace(/[\s\u00a0\u2060]+/g, " ")
        .trim();
      return [`${"  ".repeat(depth)}${tag}`, attributes, words && JSON.stringify(shortened(words, most))]
        .filter(Boolean)
        .join(" ");
    });
}
