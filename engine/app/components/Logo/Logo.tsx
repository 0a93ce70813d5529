import type { Picture as PictureData } from "../../../data/schema/picture.ts";
import { InlineDrawing } from "../Picture/InlineDrawing.tsx";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Logo.module.css";

const markId = "logo-mark";

/** The SVG symbol that all logos of a page use. Render it once, before the first logo. */
export function LogoMark({ drawing }: { drawing: string }) {
  const svg = drawing.replace("<svg", `<svg id="${markId}"`);
  // On 404.html the page replaces the fallback, and the logo with it.
  return <InlineDrawing id="logo" svg={svg} className="visually-hidden" />;
}

const lengthOf = (name: string) => (name.length > 24 ? "longest" : name.length > 10 ? "long" : undefined);

interface LogoProps {
  first: string;
  second: string;
  label: string;
  home?: string;
  /** Shown instead of the symbol of LogoMark. */
  picture?: PictureData | undefined;
}

export function Logo({ first, second, label, home = "/", picture }: LogoProps) {
  // For speech input the name must contain the visible text (WCAG 2.5.3).
  const shown = `${first} ${second}`;
  const name = label.includes(shown) ? label : `${shown}, ${label}`;
  return (
    <a href={home} className={styles.Logo} aria-label={name}>
      {picture ? (
        <Picture picture={picture} className={styles.picture} sizes="160px" priority />
      ) : (
        <svg className={styles.mark} width="42" height="48" aria-hidden="true">
          {/* The default size is that of the SVG file, which would be clipped. */}
          <use href={`#${markId}`} width="100%" height="100%" />
        </svg>
      )}
      <span className={styles.words}>
        <span className={styles.first} data-length={lengthOf(first)}>
          {first}
        </span>{" "}
        <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
