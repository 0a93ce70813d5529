import { classNames } from "../../components/class-names.ts";
import styles from "./RelatedLinks.module.css";

interface RelatedLinksProps {
  title: string;
  links: { label: string; path: string; note?: string | undefined; language?: string }[];
  className?: string | undefined;
}

/** Which services, people and offices belong together. */
export function RelatedLinks({ title, links, className }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={classNames(styles.RelatedLinks, "targets", className)}>
      <h2 className="h4">{title}</h2>
      <ul>
        {links.map(({ label, path, note, language }) => (
          <li key={path}>
            <a href={path} lang={language}>
              {label}
            </a>
            {note && <span className={styles.note}> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
