import { Band } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { CallLink } from "../CallLink/CallLink.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./NotFound.module.css";

/** For an address that no page has: where to go instead. */
export function NotFound() {
  const { notFound, menu } = useChrome();
  return (
    <Band className={styles.NotFound}>
      <h1>{notFound.title}</h1>
      <p className={styles.lead}>{notFound.lead}</p>
      <CallLink />
      {notFound.picture && <Picture picture={notFound.picture} className={styles.picture} />}
      <h2>{notFound.suggestionsTitle}</h2>
      <ul>
        {menu.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
      {notFound.articles.length > 0 && (
        <>
          <h2>{notFound.articlesTitle}</h2>
          <ul>
            {notFound.articles.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Band>
  );
}
