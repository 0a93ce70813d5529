import type { ProviderCard } from "../../../data/view/cards.server.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import styles from "./ProviderGrid.module.css";

interface ProviderGridProps {
  providers: ProviderCard[];
  /** Level of the names: h2 right below the page's title. */
  level?: "h2" | "h3";
  /** small: the portrait beside the name, for people who are not what the page is about. */
  size?: "normal" | "small";
}

export function ProviderGrid({ providers, level: Name = "h3", size = "normal" }: ProviderGridProps) {
  const isSmall = size === "small";
  return (
    <ul className={styles.ProviderGrid} data-size={size}>
      {providers.map(({ slug, name, role, path, picture, initials, badge, ...facts }) => (
        <li key={slug} className={styles.person}>
          <span className={styles.nicho}>
            <Portrait
              picture={picture}
              page={path}
              initials={initials}
              sizes={isSmall ? "112px" : "(min-width: 768px) 25vw, 50vw"}
            />
          </span>
          <div className={styles.text}>
            {badge && !isSmall && <Badge icon="badge">{badge}</Badge>}
            <Name className={styles.name}>
              <a href={path} className={`${styles.link} cover`}>
                {name}
              </a>
            </Name>
            <p className={styles.line}>{role}</p>
            {facts.newPatients && (
              <p className={`${styles.line} ${styles.newPatients}`}>{facts.newPatients}</p>
            )}
            <p className={`${styles.line} ${styles.facts}`}>
              <span>{facts.places}</span> <span>{facts.languages}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
