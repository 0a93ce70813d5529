import { MenuLink } from "../../components/MenuLink/MenuLink.tsx";
import styles from "./ServiceTabs.module.css";

interface ServiceTabsProps {
  title: string;
  links: { label: string; path: string }[];
}

/** The sibling services beside a service's text: 280 px wide, full width below lg. */
export function ServiceTabs({ title, links }: ServiceTabsProps) {
  return (
    <nav className={`${styles.ServiceTabs} no-print`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <MenuLink href={path} className={styles.tab}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
