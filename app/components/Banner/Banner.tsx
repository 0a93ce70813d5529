import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { ThemedPicture } from "../ThemedPicture/ThemedPicture.tsx";
import styles from "./Banner.module.css";

interface BannerProps {
  title: string;
  /** The desert horizon; legal pages have plain sky. */
  scene?: Parameters<typeof ThemedPicture>[0];
  /** Path to the page, above the title. */
  children?: ReactNode;
}

export function Banner({ title, scene, children }: BannerProps) {
  return (
    <div className={styles.Banner} data-plain={scene ? undefined : true}>
      {scene && <ThemedPicture {...scene} priority />}
      <Container>
        {children}
        <h1>{title}</h1>
      </Container>
    </div>
  );
}
