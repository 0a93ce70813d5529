import { useEffect } from "react";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/blogs.ts";
import { TopicFilter, useTopic } from "./TopicFilter.tsx";

export { loader } from "./blogs.data.ts";

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { meta, lead, articles, topics, years, labels } = loaderData;
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
