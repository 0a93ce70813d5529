import { useShared } from "../shared/useShared.ts";
import styles from "./search.module.css";

/** The numbers that help at once, with every search field. They need no index and no network. */
export function UrgentLine() {
  const { urgentCalls } = useShared();
  if (urgentCalls.length === 0) return null;
  return (
    <p className={styles.urgent}>
      {urgentCalls.map(({ before, number, after, link, language }) => (
        <a key={link} href={link} lang={language} className="target">
          {[before, number, after].filter(Boolean).join(" ")}
        </a>
      ))}
    </p>
  );
}
