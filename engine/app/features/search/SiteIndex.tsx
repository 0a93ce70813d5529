import styles from "./SiteIndex.module.css";
import search from "./search.module.css";

/** For what is shown only without scripts. */
export const { noScript } = search;

export interface IndexGroup {
  title: string;
  links: { label: string; path: string; language?: "en" | undefined }[];
}

/** Links to every page of the site, in groups. */
export function SiteIndex({ groups }: { groups: IndexGroup[] }) {
  return (
    <div className={`${styles.SiteIndex} targets`}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, path, language }) => (
              <li key={path}>
                <a href={path} lang={language}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
