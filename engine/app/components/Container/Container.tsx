import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Container.module.css";

/** Content width: 1072 px from md up, 1280 px from xl up. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.Container, className)}>{children}</div>;
}

/** A band of the page with its own background. */
export function Band({
  tone = "canvas",
  labelledBy,
  children,
  className,
}: {
  tone?: "canvas" | "sky" | "sand";
  labelledBy?: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section className={classNames(styles.Band, className)} data-tone={tone} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  );
}
