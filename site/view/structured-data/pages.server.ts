/** Structured data of services, articles, lists and text pages. */
import type { CreativeWorkLeaf, PersonLeaf } from "schema-dts";
import type { ArticleEntry, Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { changedOn } from "../../text/dates.ts";
import { locales } from "../../text/language.ts";
import { typeset } from "../../text/typeset.ts";
import { type Reviewed, reviewOf, type Source, sourcesIn } from "../guidance.server.ts";
import { shareImageUrl } from "../share-image.server.ts";
import type { PageData } from "../structured-data.server.ts";
import { absoluteUrl } from "../url.ts";
import { organizationId } from "./organization.server.ts";
import { personMention } from "./people.server.ts";

/**
 * No FAQPage for questions and answers: search engines only show it for public health authorities, and
 * the text is in the page anyway.
 */
export function serviceData(
  site: Site,
  service: { name: string; description?: string | undefined } & Reviewed,
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
      ...reviewData(site, service),
    },
  };
}

export function articleData(site: Site, article: ArticleEntry): PageData {
  const path = `/blogs/${article.slug}`;
  const id = absoluteUrl(site, `${path}#article`);
  const topic = site.topics.find(({ key }) => key === article.topic);
  return {
    page: { "@type": "WebPage", mainEntity: { "@id": id }, ...reviewData(site, article) },
    nodes: [
      {
        "@type": "BlogPosting",
        "@id": id,
        headline: article.title,
        description: article.excerpt,
        url: absoluteUrl(site, path),
        image: shareImageUrl(site, path),
        datePublished: isoDate(article.date),
        dateModified: changedOn(article),
        ...(topic && { articleSection: topic.name }),
        author: { "@id": organizationId(site) },
        publisher: { "@id": organizationId(site) },
        mainEntityOfPage: { "@id": absoluteUrl(site, `${path}#page`) },
        inLanguage: locales[site.language],
        ...(article.sources.length > 0 && { citation: sourcesIn(site, article).map(citation) }),
      },
    ],
  };
}

const citation = ({ title, url, organization }: Source): CreativeWorkLeaf => ({
  "@type": "CreativeWork",
  name: title,
  url,
  publisher: { "@type": "Organization", name: organization },
});

/** A reviewer: a reference for the practice's own providers, else just a name. */
function reviewData(site: Site, entry: Reviewed) {
  const reviewed = reviewOf(entry);
  if (!reviewed) return undefined;
  const person = site.providers.find(
    ({ name, credential }) => reviewed.by === typeset(`${name}, ${credential}`),
  );
  return {
    lastReviewed: isoDate(reviewed.date),
    reviewedBy: person
      ? personMention(site, person)
      : ({ "@type": "Person", name: reviewed.by } satisfies PersonLeaf),
  };
}

export const listData = (): PageData => ({ page: { "@type": "CollectionPage" } });

export const aboutData = (site: Site): PageData => ({
  page: { "@type": "AboutPage", mainEntity: { "@id": organizationId(site) } },
});

export const textData = ({ updated }: { updated?: string | undefined }): PageData => ({
  page: { "@type": "WebPage", ...(updated && { dateModified: isoDate(updated) }) },
});
