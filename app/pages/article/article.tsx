import { Container } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import { articleCard, cardWords } from "../content/cards.server.ts";
import { ageLine, guidanceOf, partsOf, reviewLine } from "../content/guidance.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { withPhoneLinks } from "../content/phone-links.ts";
import { picture } from "../content/pictures.server.ts";
import { relatedArticles } from "../content/related-articles.server.ts";
import { loadSite } from "../content/site.server.ts";
import { articleData } from "../content/structured-data/pages.server.ts";
import { format } from "../schema/format.ts";
import { ArticleGrid } from "../sections/ArticleGrid/ArticleGrid.tsx";
import { ArticleNotes } from "../sections/ArticleNotes/ArticleNotes.tsx";
import { ArticleSources } from "../sections/ArticleSources/ArticleSources.tsx";
import { AskUs } from "../sections/AskUs/AskUs.tsx";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { CrisisBlock } from "../sections/CrisisBlock/CrisisBlock.tsx";
import { KeyPoints } from "../sections/KeyPoints/KeyPoints.tsx";
import { OnThisPage } from "../sections/OnThisPage/OnThisPage.tsx";
import { PagePath } from "../sections/PageHead/PageHead.tsx";
import { RelatedLinks } from "../sections/RelatedLinks/RelatedLinks.tsx";
import { Tables } from "../sections/Tables/Tables.tsx";
import { UnknownArticle } from "../sections/UnknownArticle/UnknownArticle.tsx";
import { CallReasons, EmergencyCards } from "../sections/UrgencyCards/UrgencyCards.tsx";
import type { Route } from "./+types/article.ts";
import styles from "./article.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader({ params }: Route.LoaderArgs) {
  const site = loadSite();
  const article = site.articles.find(({ slug }) => slug === params.id);
  if (!article) throw new Response(null, { status: 404 });
  const words = site.interface.article;
  return {
    meta: metaOf(site, {
      title: article.title,
      description: article.excerpt,
      path: `/blogs/${article.slug}`,
      picture: article.image,
      crumbs: [{ label: site.pages.blogs.title, path: "/blogs" }],
      data: articleData(site, article),
    }),
    card: articleCard(article),
    picture: picture(article.image, article.imageAlt),
    reviewLine: reviewLine(site, article),
    ageLine: ageLine(site, article, new Date()),
    body: article.body,
    parts: partsOf(article.body),
    guidance: guidanceOf(site, article),
    notes: article.notes.map(({ date, text }) => ({ date, text: withPhoneLinks(text) })),
    sources: article.sources,
    disclaimer: site.practice.medicalDisclaimer,
    more: relatedArticles(site, article).map(articleCard),
    words: { ...cardWords(site), ...words },
  };
}

export const meta = pageMeta;

export default function Article({ loaderData }: Route.ComponentProps) {
  const { card, ageLine, body, guidance, notes, sources, disclaimer, more, words } = loaderData;
  return (
    <>
      <article className={styles.article}>
        <Container className={styles.head}>
          <PagePath meta={loaderData.meta} />
          <p className={styles.facts} data-pagefind-ignore>
            <time dateTime={card.isoDate}>{card.date}</time>
            <span>{format(words.readingTime, { minutes: card.minutes })}</span>
            {loaderData.reviewLine && <span>{loaderData.reviewLine}</span>}
          </p>
          <h1>{card.title}</h1>
          {ageLine && (
            <p className={styles.age} data-old={ageLine.isOld || undefined}>
              {ageLine.isOld && <Icon name="clock" />}
              {ageLine.text}
            </p>
          )}
          <Picture
            picture={loaderData.picture}
            className={styles.picture}
            priority
            sizes="(min-width: 1136px) 1072px, 100vw"
          />
        </Container>
        <Container className={styles.text}>
          <ArticleNotes notes={notes} words={words} />
          <KeyPoints title={words.keyPoints} points={guidance.keyPoints} />
          <EmergencyCards emergencies={guidance.emergencies} />
          <Tables tables={guidance.tables} words={words} />
          <OnThisPage title={words.onThisPage} headings={loaderData.parts} />
          <Prose blocks={body} under={(id) => <Tables tables={guidance.tables} under={id} words={words} />} />
          <CallReasons today={guidance.today} appointment={guidance.appointment} />
          <AskUs title={words.askUs} questions={guidance.askUs} />
          <RelatedLinks groups={[{ title: words.related, links: guidance.related }]} />
          {guidance.crisis && <CrisisBlock crisis={guidance.crisis} />}
          <CallToAction text={words.call} />
          <ArticleSources sources={sources} disclaimer={disclaimer} words={words} />
        </Container>
      </article>
      <section className={`${styles.more} no-print`} aria-labelledby="more">
        <Container>
          <SectionHead id="more" title={words.more} />
          <ArticleGrid articles={more} words={words} />
        </Container>
      </section>
    </>
  );
}

/** An unknown address: one step back, or the not-found page where there is no step. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownArticle error={error} />;
}
