import type { Picture as PictureData } from "../../schema/picture.ts";
import { Picture } from "../Picture/Picture.tsx";
import type { SitePath } from "../sitePath.ts";
import styles from "./Logo.module.css";

/** Once in a page, before any logo: the drawing that all of them show. */
export function LogoMark({ drawing }: { drawing: string }) {
  return (
    <div
      className="visually-hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, made at build time
      dangerouslySetInnerHTML={{ __html: drawing.replace("<svg", `<svg id="${markId}"`) }}
    />
  );
}
const markId = "logo-mark";

interface LogoProps {
  first: string;
  second: string;
  label: string;
  /** Shown instead of the drawing that LogoMark put into the page. */
  picture?: PictureData | undefined;
}

export function Logo({ first, second, label, picture }: LogoProps) {
  // Who speaks to the browser says the words on the screen.
  const shown = `${first} ${second}`;
  const name = label.includes(shown) ? label : `${shown}, ${label}`;
  return (
    <a href={"/" satisfies SitePath} className={styles.Logo} aria-label={name}>
      {picture ? (
        <Picture picture={picture} className={styles.picture} sizes="160px" priority />
      ) : (
        <svg className={styles.mark} width="42" height="48" aria-hidden="true">
          {/* Its own size would be that of the file, and the frame would cut it off. */}
          <use href={`#${markId}`} width="100%" height="100%" />
        </svg>
      )}
      <span className={styles.words}>
        <span className={styles.first}>{first}</span> <span className={styles.second}>{second}</span>
      </span>
    </a>
  );
}
