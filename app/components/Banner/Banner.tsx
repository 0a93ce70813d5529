import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { ThemedPicture } from "../ThemedPicture/ThemedPicture.tsx";
import styles from "./Banner.module.css";

interface BannerProps {
  title: string;
  /** Behind the title. */
  scene?: Parameters<typeof ThemedPicture>[0] | undefined;
  /** Legal pages: less high, and never a picture. */
  plain?: boolean;
  /** Path to the page, above the title. */
  children?: ReactNode;
}

export function Banner({ title, scene, plain = false, children }: BannerProps) {
  return (
    <div className={styles.Banner} data-plain={plain || undefined} data-flat={scene ? undefined : true}>
      {scene && !plain && <ThemedPicture {...scene} priority />}
      <Container>
        {children}
        <h1>{title}</h1>
      </Container>
    </div>
  );
}
