import { MenuLink } from "../../features/navigation/MenuLink.tsx";
import styles from "./ServiceTabs.module.css";

interface ServiceTabsProps {
  title: string;
  links: { label: string; path: string }[];
  /** Across the page, where no text stands beside it. */
  wide?: boolean;
}

/** The sibling services: a column beside a service's text, below lg a row of chips, alone a grid. */
export function ServiceTabs({ title, links, wide = false }: ServiceTabsProps) {
  return (
    <nav className={`${styles.ServiceTabs} no-print`} aria-label={title} data-wide={wide || undefined}>
      <h2 className="h4">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <MenuLink link={link} className={`${styles.tab} entry`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
