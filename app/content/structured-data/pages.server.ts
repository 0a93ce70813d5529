/** Services, articles, lists and texts for search engines. */
import type { CreativeWorkLeaf } from "schema-dts";
import { isoDate } from "../../schema/fields.ts";
import { newestDate } from "../dates.ts";
import type { ArticleEntry, Site } from "../site.server.ts";
import { absoluteUrl, shareImagePath } from "../url.ts";
import { organizationId } from "./organization.server.ts";
import type { PageData } from "./types.ts";

/**
 * Questions and answers get no FAQPage: search engines show such results for public health authorities alone, and
 * the text stands in the page anyway.
 */
export function serviceData(
  site: Site,
  service: { name: string; description?: string | undefined },
): PageData {
  return {
    page: {
      "@type": "MedicalWebPage",
      about: {
        "@type": "Service",
        name: service.name,
        ...(service.description && { description: service.description }),
        provider: { "@id": organizationId(site) },
      },
    },
  };
}

export function articleData(site: Site, article: ArticleEntry): PageData {
  const path = `/blogs/${article.slug}`;
  const id = absoluteUrl(site, `${path}#article`);
  const topic = site.topics.find(({ key }) => key === article.topic);
  return {
    page: { "@type": "WebPage", mainEntity: { "@id": id } },
    nodes: [
      {
        "@type": "BlogPosting",
        "@id": id,
        headline: article.title,
        description: article.excerpt,
        url: absoluteUrl(site, path),
        image: absoluteUrl(site, shareImagePath(path)),
        datePublished: isoDate(article.date),
        dateModified: newestDate([article.date, ...article.notes.map(({ date }) => date)]),
        ...(topic && { articleSection: topic.name }),
        author: { "@id": organizationId(site) },
        publisher: { "@id": organizationId(site) },
        mainEntityOfPage: { "@id": absoluteUrl(site, `${path}#page`) },
        inLanguage: "en-US",
        ...(article.sources.length > 0 && { citation: article.sources.map(citation) }),
      },
    ],
  };
}

const citation = ({ title, url, organization }: ArticleEntry["sources"][number]): CreativeWorkLeaf => ({
  "@type": "CreativeWork",
  name: title,
  url,
  publisher: { "@type": "Organization", name: organization },
});

export const listData = (): PageData => ({ page: { "@type": "CollectionPage" } });

export const aboutData = (site: Site): PageData => ({
  page: { "@type": "AboutPage", mainEntity: { "@id": organizationId(site) } },
});

export const textData = ({ updated }: { updated?: string | undefined }): PageData => ({
  page: { "@type": "WebPage", ...(updated && { dateModified: isoDate(updated) }) },
});
