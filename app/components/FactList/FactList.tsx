import styles from "./FactList.module.css";

export interface Fact {
  label: string;
  value: string | { label: string; path: string }[];
}

/** What decides, at a glance: a label and its value on each row. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.FactList}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {typeof value === "string" ? (
              value
            ) : (
              <ul className={styles.links}>
                {value.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
