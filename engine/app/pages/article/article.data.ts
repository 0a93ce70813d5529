import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import { buildTime } from "../../../data/read/build-time.server.ts";
import type { ArticleEntry, Site } from "../../../data/read/site.server.ts";
import { dateText } from "../../../data/text/dates.ts";
import { pick } from "../../../data/text/pick.ts";
import { articleCard } from "../../../data/view/cards.server.ts";
import {
  ageLine,
  guidanceOf,
  leadOf,
  partsOf,
  reviewLine,
  sourcesIn,
} from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { pictureOf, withPictures } from "../../../data/view/pictures.server.ts";
import { articleData } from "../../../data/view/structured-data/pages.server.ts";

export function load(site: Site, { slug }: PageEntry) {
  const article = existing(site.articles.find((one) => one.slug === slug));
  return {
    meta: metaOf(site, {
      ...article,
      description: article.excerpt,
      path: `/blogs/${article.slug}`,
      crumbs: [{ label: site.pages.blogs.title, path: "/blogs" }],
      data: articleData(site, article),
    }),
    card: articleCard(site, article),
    picture: pictureOf(article, article.title),
    reviewLine: reviewLine(site, article),
    ageLine: ageLine(site, article, buildTime()),
    ...leadOf(withPictures(article.body)),
    parts: partsOf(article.body),
    guidance: guidanceOf(site, article),
    notes: article.notes.map((note) => ({ ...note, date: dateText(note.date, site.language) })),
    sources: sourcesIn(site, article),
    disclaimer: site.practice.medicalDisclaimer,
    more: relatedArticles(site, article).map((other) => articleCard(site, other)),
    labels: pick(
      site.interface.article,
      ...(["sources", "inEnglish", "note", "notes", "whatChanged", "call", "more", "keyPoints"] as const),
      ...(["onThisPage", "tableSource", "askUs", "related"] as const),
    ),
  };
}

const count = 3;

/** Same topic first, then the newest. */
function relatedArticles({ articles }: Site, { id, topic }: ArticleEntry): ArticleEntry[] {
  const others = articles.filter((other) => other.id !== id);
  const sameFirst = others.toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic));
  return sameFirst.slice(0, count);
}
