import type { Picture as PictureData } from "../../../site/schema/picture.ts";
import { classNames } from "../class-names.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Portrait.module.css";

interface PortraitProps {
  picture?: PictureData | undefined;
  /** Shown without a picture. Hidden from screen readers, because the name is beside them. */
  initials: string;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** A person's picture, or their initials in the same frame. */
export function Portrait({ picture, initials, className, ...loading }: PortraitProps) {
  const classes = classNames(styles.Portrait, className);
  if (picture) return <Picture picture={picture} className={classes} {...loading} />;
  return (
    <svg viewBox="0 0 480 560" className={`${classes} ${styles.initials}`} aria-hidden="true">
      <text x="240" y="330" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
