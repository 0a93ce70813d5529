import type { ReactNode } from "react";
import styles from "./Container.module.css";

/** Content width: 1072 px from md up, 1280 px from xl up. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.Container} ${className}` : styles.Container}>{children}</div>;
}

/** A band of the page with its own ground. */
export function Band({
  tone = "canvas",
  label,
  labelledBy,
  children,
  className,
}: {
  tone?: "canvas" | "sky" | "sand" | "dune" | "dawn";
  label?: string;
  labelledBy?: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section
      className={className ? `${styles.Band} ${className}` : styles.Band}
      data-tone={tone}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}
