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
import { usePageData } from "../../features/shared/usePageData.ts";
import { ArticleNotes, notesId } from "./ArticleNotes.tsx";
import { ArticleSources } from "./ArticleSources.tsx";
import type { load } from "./article.data.ts";
import styles from "./article.module.css";
import { UnknownArticle } from "./UnknownArticle.tsx";

export default function Article() {
  const data = usePageData<typeof load>();
  const { card, ageLine, lead, rest, guidance, notes, sources, disclaimer, more, labels } = data;
  return (
    <>
      <article className={styles.article}>
        <Container className={styles.column}>
          <PagePath meta={data.meta} />
          <div className={`${styles.head} stack`}>
            <h1>{card.title}</h1>
            <p className={`${styles.facts} cluster quiet`} data-pagefind-ignore>
              <time dateTime={card.isoDate}>{card.date}</time>
              {ageLine && !ageLine.isOld && <span>{ageLine.text}</span>}
              <span>{card.readingTime}</span>
              {card.mark && <strong>{card.mark}</strong>}
              {data.reviewLine && <span>{data.reviewLine}</span>}
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
            picture={data.picture}
            page={card.path}
            className={styles.picture}
            priority
            sizes="(min-width: 1200px) 300px, (min-width: 768px) 660px, 100vw"
          />
          <div className={styles.rail}>
            <OnThisPage title={labels.onThisPage} headings={data.parts} />
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
export const ErrorBoundary = UnknownArticle;
