/** Structured data of articles. */
import type { ArticleEntry, Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { changedOn } from "../../text/dates.ts";
import { locales } from "../../text/language.ts";
import { shareImageUrl } from "../share-image.server.ts";
import type { Thing } from "../structured-data.server.ts";
import { absoluteUrl } from "../url.ts";

export function articleData(site: Site, article: ArticleEntry): Thing[] {
  const path = `/blogs/${article.slug}`;
  const { name } = site.practice;
  const practice: Thing = { "@type": "MedicalOrganization", name, url: absoluteUrl(site, "/") };
  return [
    {
      "@type": "BlogPosting",
      headline: article.title,
      description: article.excerpt,
      url: absoluteUrl(site, path),
      image: shareImageUrl(site, path),
      datePublished: isoDate(article.date),
      dateModified: changedOn(article),
      author: practice,
      publisher: practice,
      inLanguage: locales[site.language],
    },
  ];
}
