import type { ComponentProps, ReactNode } from "react";
import type { PictureOrLetters } from "../../../data/schema/picture.ts";
import { classNames } from "../class-names.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Card.module.css";

interface CardProps {
  picture: PictureOrLetters;
  sizes?: string;
  /** Path of the page that shows the same picture. */
  page?: string;
  children: ReactNode;
  className?: string | undefined;
}

export function Card({ children, className, ...picture }: CardProps) {
  return (
    <article className={classNames(styles.Card, "box", className)}>
      <Picture {...picture} className={styles.picture} />
      <div className={styles.body}>{children}</div>
    </article>
  );
}

export function CardItem({ className, ...rest }: ComponentProps<"li">) {
  return <li {...rest} className={classNames(styles.CardItem, className)} />;
}

/** The card's title, whose link covers all of it. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={`${styles.link} cover`}>
      {children}
    </a>
  );
}
