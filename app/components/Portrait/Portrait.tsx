import type { Picture as PictureData } from "../../schema/picture.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Portrait.module.css";

interface PortraitProps {
  picture?: PictureData | undefined;
  /** Shown without a picture. Hidden from screen readers: the name stands beside them. */
  initials: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** A person's picture, or their initials in the same frame. */
export function Portrait({ picture, initials, className, ...loading }: PortraitProps) {
  const classes = className ? `${styles.Portrait} ${className}` : styles.Portrait;
  if (picture) return <Picture picture={picture} className={classes} {...loading} />;
  return (
    <svg viewBox="0 0 480 560" className={`${classes} ${styles.initials}`} aria-hidden="true">
      <text x="240" y="330" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
