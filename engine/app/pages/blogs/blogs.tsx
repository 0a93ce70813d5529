import { useEffect } from "react";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./blogs.data.ts";
import { TopicFilter, useTopic } from "./TopicFilter.tsx";

export default function Blogs() {
  const data = usePageData<typeof load>();
  const { meta, lead, articles, topics, years, labels } = data;
  const [topic, setTopic] = useTopic(topics);
  const shown = topic ? articles.filter((article) => article.topic === topic) : articles;
  useEffect(() => {
    // The specification (section 2) requires that the page logs its links.
    console.log(articles.map(({ path }) => path).join("\n"));
  }, [articles]);
  return (
    <Page meta={meta} lead={lead}>
      <TopicFilter topics={topics} chosen={topic} onChoose={setTopic} count={shown.length} labels={labels} />
      <div className="stack">
        <ArticleGrid articles={shown} level="h2" />
        {years.length > 0 && (
          <ul className="cluster targets">
            {years.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}
