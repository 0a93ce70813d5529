import styles from "./RelatedLinks.module.css";

interface RelatedLinksProps {
  groups: { title: string; links: { label: string; path: string }[] }[];
}

/** Which services, people and offices belong together. */
export function RelatedLinks({ groups }: RelatedLinksProps) {
  return (
    <div className={styles.RelatedLinks}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
