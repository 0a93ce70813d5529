import { useShared } from "../shared/useShared.ts";
import styles from "./search.module.css";

/** Before anything is typed: what people come to do. */
export function EmptySearch() {
  const { utility, labels } = useShared();
  if (utility.length === 0) return null;
  return (
    <nav className={styles.tasks} aria-label={labels.search.tasks}>
      <p>{labels.search.tasks}</p>
      <ul>
        {utility.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
