import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";
import type { PictureFile, PictureOrLetters } from "../../../data/schema/picture.ts";
import { classNames } from "../class-names.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  picture: PictureOrLetters;
  /** The sizes attribute, for photos: "(min-width: 992px) 400px, 100vw". */
  sizes?: string;
  /** Loads at once, for the first picture of a page. All others are lazy. */
  priority?: boolean;
  /** Path of the page that is about this picture: a card's picture becomes that page's on the way there and back. */
  page?: string | undefined;
  className?: string | undefined;
}

/** A drawing or a photo, in the best format that the browser supports; or letters on hills in the theme's colors. */
export function Picture({ page, ...props }: PictureProps) {
  return page ? <SharedPicture page={page} {...props} /> : <StillPicture {...props} />;
}

/** Named during a navigation to or from its page only: all the others stay part of the page around them. */
function SharedPicture({ page, ...props }: PictureProps & { page: string }) {
  const isMoving = useViewTransitionState(page);
  const style = isMoving ? { viewTransitionName: page.replaceAll(/\W/g, "-") } : undefined;
  return <StillPicture {...props} style={style} />;
}

interface StillPictureProps extends Omit<PictureProps, "page"> {
  style?: CSSProperties | undefined;
}

function StillPicture({ picture, sizes = "100vw", priority = false, className, style }: StillPictureProps) {
  if ("letters" in picture) return <Letters letters={picture.letters} className={className} />;
  const { src, width, height, alt, sources = [] } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={style}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** Hidden from screen readers, because the name that they are from is beside them. Fills a frame of any shape. */
function Letters({ letters, className }: { letters: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 480 400"
      preserveAspectRatio="xMidYMax slice"
      className={classNames(styles.letters, className)}
      aria-hidden="true"
    >
      <path className={styles.far} d="M-240 330C-80 290 80 300 240 320S560 290 720 300V400H-240Z" />
      <path className={styles.near} d="M-240 370C0 340 160 360 300 365S560 350 720 345V400H-240Z" />
      <text x="240" y="245" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}

/** The drawing with dark windows, if it has them: the same file, so nothing is loaded. */
export const closedFile = <File extends PictureFile>(file: File): File =>
  file.closed ? { ...file, src: file.closed } : file;
