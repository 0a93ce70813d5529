import { Band } from "../components/Container/Container.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Paragraph } from "../components/Words/Words.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { TaskLinks } from "../features/navigation/TaskLinks.tsx";
import { useMoved } from "../features/navigation/useMoved.ts";
import { SearchLine } from "../features/search/SearchLine.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./NotFound.module.css";

/** The not-found page, with links to other pages. */
export function NotFound() {
  const { notFound, menu, pages, labels } = useShared();
  useMoved(true);
  return (
    <Band className={styles.NotFound}>
      <div className={`${styles.columns} columns`}>
        <div>
          <h1>{notFound.title}</h1>
          <Paragraph parts={notFound.lead} className="lead measure" />
          <CallLink />
          <SearchLine />
          <TaskLinks className={styles.tasks} />
        </div>
        {notFound.picture && <Picture picture={notFound.picture} className={styles.picture} />}
      </div>
      <div className={`${styles.columns} columns`}>
        <Links
          title={notFound.suggestionsTitle}
          links={[...menu, { label: labels.search.open, path: pages.search }]}
        />
        {notFound.articles.length > 0 && (
          <Links
            title={notFound.articlesTitle}
            links={notFound.articles.map(({ title, path }) => ({ label: title, path }))}
          />
        )}
      </div>
    </Band>
  );
}

function Links({ title, links }: { title: string; links: { label: string; path: string }[] }) {
  return (
    <div>
      <h2 className="h3">{title}</h2>
      <ul className={`${styles.links} targets`}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
