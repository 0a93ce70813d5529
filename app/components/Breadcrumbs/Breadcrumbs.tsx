import { Link } from "react-router";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  label: string;
  links: { label: string; path: string }[];
  current: string;
}

export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={`${styles.Breadcrumbs} no-print`}>
      <ol>
        {links.map(({ label: step, path }) => (
          <li key={path}>
            <Link to={path} prefetch="intent">
              {step}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
