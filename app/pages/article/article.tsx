import { existing, pageLoader } from "../../../site/load.server.ts";
import { buildTime } from "../../../site/read/build-time.server.ts";
import type { ArticleEntry, Site } from "../../../site/read/site.server.ts";
import { dateText } from "../../../site/text/dates.ts";
import { pick } from "../../../site/text/pick.ts";
import { articleCard } from "../../../site/view/cards.server.ts";
import {
  ageLine,
  guidanceOf,
  leadOf,
  partsOf,
  reviewLine,
  sourcesIn,
} from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { pictureOf, withPictures } from "../../../site/view/pictures.server.ts";
import { articleData } from "../../../site/view/structured-data/pages.server.ts";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { HelpLine } from "../../features/guidance/EmergencyCard.tsx";
import { AskUs, KeyPoints } from "../../features/guidance/KeyPoints.tsx";
import { OnThisPage } from "../../features/guidance/OnThisPage.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { saysWhenToCall, WhenToCall } from "../../features/guidance/WhenToCall.tsx";
import { PagePath } from "../../features/page-head/PagePath.tsx";
import type { Route } from "./+types/article.ts";
import { ArticleNotes, notesId } from "./ArticleNotes.tsx";
import { ArticleSources } from "./ArticleSources.tsx";
import styles from "./article.module.css";
import { UnknownArticle } from "./UnknownArticle.tsx";

export const loader = pageLoader((site, params) => {
  const article = existing(site.articles.find(({ slug }) => slug === params.id));
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
});

export default function Article({ loaderData }: Route.ComponentProps) {
  const { card, ageLine, lead, rest, guidance, notes, sources, disclaimer, more, labels } = loaderData;
  return (
    <>
      <article className={styles.article}>
        <Container className={styles.column}>
          <PagePath meta={loaderData.meta} />
          <div className={`${styles.head} stack`}>
            <h1>{card.title}</h1>
            <p className={`${styles.facts} cluster quiet`} data-pagefind-ignore>
              <time dateTime={card.isoDate}>{card.date}</time>
              {ageLine && !ageLine.isOld && <span>{ageLine.text}</span>}
              <span>{card.readingTime}</span>
              {card.mark && <strong>{card.mark}</strong>}
              {loaderData.reviewLine && <span>{loaderData.reviewLine}</span>}
              {notes.length > 0 && <a href={`#${notesId}`}>{labels.whatChanged}</a>}
            </p>
            {ageLine?.isOld && (
              <p className={styles.age}>
                <Icon name="clock" />
                {ageLine.text}
              </p>
            )}
            <Prose blocks={lead} lead />
          </div>
          <Picture
            picture={loaderData.picture}
            page={card.path}
            className={styles.picture}
            priority
            sizes="(min-width: 1200px) 300px, (min-width: 768px) 660px, 100vw"
          />
          <div className={styles.rail}>
            <OnThisPage title={labels.onThisPage} headings={loaderData.parts} />
          </div>
          <div className={`${styles.text} stack later`}>
            {guidance.help.map((help) => (
              <HelpLine key={help.title} {...help} />
            ))}
            <KeyPoints title={labels.keyPoints} points={guidance.keyPoints} />
            <Tables tables={guidance.tables} labels={labels} />
            <Prose
              blocks={rest}
              under={(id) => <Tables tables={guidance.tables} under={id} labels={labels} />}
            />
            <WhenToCall {...guidance} />
            <AskUs title={labels.askUs} points={guidance.askUs} />
            <RelatedLinks title={labels.related} links={guidance.related} />
            {!saysWhenToCall(guidance) && <CallToAction text={labels.call} />}
            <ArticleNotes notes={notes} labels={labels} />
            <ArticleSources sources={sources} disclaimer={disclaimer} labels={labels} />
          </div>
        </Container>
      </article>
      <section className={`${styles.more} no-print`} aria-labelledby="more">
        <Container>
          <SectionHead id="more" title={labels.more} />
          <ArticleGrid articles={more} />
        </Container>
      </section>
    </>
  );
}

/** An unknown article: one step back, or the not-found page without a history. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownArticle error={error} />;
}

const count = 3;

/** Same topic first, then the newest. */
function relatedArticles({ articles }: Site, { id, topic }: ArticleEntry): ArticleEntry[] {
  const others = articles.filter((other) => other.id !== id);
  const sameFirst = others.toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic));
  return sameFirst.slice(0, count);
}
