import { Icon } from "../Icon/Icon.tsx";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  label: string;
  links: { label: string; path: string; isBack?: boolean }[];
  current: string;
}

export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={`${styles.Breadcrumbs} no-print`}>
      <ol className="cluster">
        {links.map(({ label: step, path, isBack }) => (
          <li key={path}>
            {/* The key replaces the link as a whole: React can't add the icon to a translated page. */}
            <a key={String(isBack)} href={path}>
              {isBack && <Icon name="back" size={18} />}
              {step}
            </a>
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
