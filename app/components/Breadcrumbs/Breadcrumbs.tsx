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
            <a href={path}>{step}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
