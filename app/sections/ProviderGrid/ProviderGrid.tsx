import { Badge } from "../../components/Badge/Badge.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import type { CardWords, ProviderCard } from "../../content/cards.server.ts";
import styles from "./ProviderGrid.module.css";

interface ProviderGridProps {
  providers: ProviderCard[];
  words: Pick<CardWords, "boardCertified">;
  /** Level of the names: h2 where the page's own title stands right above. */
  level?: "h2" | "h3";
}

export function ProviderGrid({ providers, words, level: Name = "h3" }: ProviderGridProps) {
  return (
    <ul className={styles.ProviderGrid}>
      {providers.map(({ slug, name, role, path, picture, initials, isBoardCertified }) => (
        <li key={slug} className={styles.person}>
          <span className={styles.nicho}>
            <Portrait picture={picture} initials={initials} sizes="(min-width: 768px) 25vw, 50vw" />
          </span>
          {isBoardCertified && <Badge icon="badge">{words.boardCertified}</Badge>}
          <Name className={styles.name}>
            <a href={path} className={styles.link}>
              {name}
            </a>
          </Name>
          <p className={styles.role}>{role}</p>
        </li>
      ))}
    </ul>
  );
}
