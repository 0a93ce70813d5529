import type { Picture as PictureData } from "../../../data/schema/picture.ts";
import { classNames } from "../class-names.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Portrait.module.css";

interface PortraitProps {
  picture?: PictureData | undefined;
  /** Shown without a picture. */
  initials: string;
  sizes: string;
  priority?: boolean;
  /** Path of the profile. */
  page?: string;
  className?: string | undefined;
}

/** A person's picture, or their initials in the same frame. */
export function Portrait({ picture, initials, className, ...rest }: PortraitProps) {
  return (
    <Picture
      picture={picture ?? { letters: initials }}
      className={classNames(styles.Portrait, className)}
      {...rest}
    />
  );
}
