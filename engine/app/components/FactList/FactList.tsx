import styles from "./FactList.module.css";

export interface Fact {
  label: string;
  /** Of the value, if it is not the page's. */
  lang?: string | undefined;
  /** Words, a list of words, or links, each with a note behind it. */
  value: string | (string | { label: string; path: string; note?: string | undefined })[];
}

/** What decides, at a glance: a label and its value on each row. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={`${styles.FactList} rows`}>
      {facts.map(({ label, value, lang }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd lang={lang}>
            {typeof value === "string" ? (
              value
            ) : (
              <ul className={typeof value[0] === "string" ? undefined : `${styles.links} targets`}>
                {value.map((entry) =>
                  typeof entry === "string" ? (
                    <li key={entry}>{entry}</li>
                  ) : (
                    <li key={entry.path}>
                      <a href={entry.path}>{entry.label}</a>
                      {entry.note && <span className={styles.note}> {entry.note}</span>}
                    </li>
                  ),
                )}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
