/** What waits for a translator, for the line above the forms. */
import { existsSync } from "node:fs";
import path from "node:path";
import { sourceOf } from "../data/check/text/texts.ts";
import { translationAdvice } from "../data/check/translations.server.ts";
import { formOf } from "../data/edit/config.ts";
import { labelOf } from "../data/edit/form-words.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { readSite } from "../data/load.server.ts";
import { filesOf, isPage } from "../data/pages.ts";
import { ContentError, type Problem } from "../data/read/problem.ts";
import { translationFile } from "../data/read/translations.server.ts";

export interface Waiting {
  /** Of the page, or of the form if it is no page. */
  title: string;
  /** Where the forms are: locations/entries/mesa-az, es-locations/entries/mesa-az. */
  english: string;
  spanish: string;
  says: string[];
}

/** Read anew for each visit. Nothing where a practice has no Spanish, or while a mistake keeps the content from being read. */
export function waitingIn(root: string): Waiting[] {
  const site = siteIn(root);
  if (!site || site.translations.length === 0) return [];
  const advice = Map.groupBy(translationAdvice(site, sourceOf(root, new Date())), ({ file }) => file);
  return filesOf(site).flatMap((content) => {
    const { file, fields } = content;
    const own = translationFile(file);
    const [kind, spanishKind] = [kindOf(file), kindOf(own)];
    if (!kind || !spanishKind || !fields.some(({ mark }) => mark.words)) return [];
    const isThere = existsSync(path.join(root, own));
    const says = isThere ? (advice.get(own) ?? []).map(sentence) : ["There is no Spanish."];
    if (says.length === 0) return [];
    const slug = path.parse(file).name;
    return [
      {
        title: isPage(content) ? content.label : kind.label,
        english: formOf(kind, `entries/${slug}`),
        spanish: formOf(spanishKind, isThere ? `entries/${slug}` : `new?_slug=${slug}`),
        says,
      },
    ];
  });
}

/** Undefined while a mistake keeps the content from being read. */
export function siteIn(root: string) {
  try {
    return readSite(root);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

const sentence = ({ path: [field = ""], expected, found }: Problem) =>
  `${labelOf(String(field))}: expected ${expected}; found ${found}.`;
