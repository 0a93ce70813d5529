import styles from "./Search.module.css";

/** For words that only visitors without scripts see. */
export const noScript = styles.noScript;

export interface IndexGroup {
  title: string;
  links: { label: string; path: string }[];
}

/** Every page of the site in short lists, for those who would rather look than type. */
export function SiteIndex({ groups }: { groups: IndexGroup[] }) {
  return (
    <div className={styles.index}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
