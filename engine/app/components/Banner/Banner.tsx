import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { ThemedPicture } from "../ThemedPicture/ThemedPicture.tsx";
import styles from "./Banner.module.css";

interface BannerProps {
  title: string;
  /** Beside the title, or under it where there is no room. */
  scene?: Omit<Parameters<typeof ThemedPicture>[0], "wideFrom"> | undefined;
  /** Legal pages: less high, and never a picture. */
  plain?: boolean;
  /** Path to the page, above the title. */
  children?: ReactNode;
}

/** Wider than a narrow phone in the usual size of titles, such as "Nondiscrimination". */
const hasLongWord = (title: string) => /\p{L}{15,}/u.test(title);

export function Banner({ title, scene, plain = false, children }: BannerProps) {
  const shown = plain ? undefined : scene;
  return (
    <div className={styles.Banner} data-plain={plain || undefined} data-scene={shown ? true : undefined}>
      <Container>
        {children}
        <h1 data-long-word={hasLongWord(title) || undefined}>{title}</h1>
      </Container>
      {/* After the words, which decide how high it stands: a page may be painted before all of it has arrived. */}
      {shown && <ThemedPicture {...shown} wideFrom={992} priority className={styles.scene} />}
    </div>
  );
}
