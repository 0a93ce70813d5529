import type { PictureFile } from "../../schema/picture.ts";
import styles from "./ThemedPicture.module.css";

interface Scene {
  wide: PictureFile;
  phone?: PictureFile;
}
interface ThemedPictureProps {
  light: Scene;
  dark?: Scene;
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A background with a twin for the dark theme. The browser picks by the system's theme before any script runs; a second
 * picture, hidden and not loaded, stands by for visitors who chose the other theme by hand.
 */
export function ThemedPicture({ light, dark, priority = false, className }: ThemedPictureProps) {
  return (
    <div
      className={className ? `${styles.ThemedPicture} ${className}` : styles.ThemedPicture}
      data-photograph={light.wide.sources ? true : undefined}
    >
      {dark ? (
        <>
          <ScenePicture main={light} other={dark} priority={priority} className={styles.system} />
          <ScenePicture main={dark} other={light} priority={false} className={styles.opposite} />
        </>
      ) : (
        <ScenePicture main={light} priority={priority} className={styles.both} />
      )}
    </div>
  );
}

interface ScenePictureProps {
  main: Scene;
  other?: Scene;
  priority: boolean;
  className: string | undefined;
}

function ScenePicture({ main, other, priority, className }: ScenePictureProps) {
  const { wide } = main;
  return (
    <picture className={className}>
      {other && <SceneSources scene={other} media={["(prefers-color-scheme: dark)"]} />}
      <SceneSources scene={main} media={[]} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt=""
        decoding="async"
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}

function SceneSources({ scene: { wide, phone }, media }: { scene: Scene; media: string[] }) {
  return (
    <>
      {phone && <FileSources file={phone} media={[...media, "(width < 768px)"]} />}
      <FileSources file={wide} media={media} />
    </>
  );
}

/** On a phone the wide picture is cut to the height of an upright box, so that it is drawn much wider than the screen. */
const wideSizes = "(width < 768px) 1200px, 100vw";

/** A photograph in its formats and widths, then the file itself, unless the <img> has it. */
function FileSources({ file: { src, sources = [] }, media }: { file: PictureFile; media: string[] }) {
  const condition = media.length > 0 ? { media: media.join(" and ") } : {};
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={wideSizes} {...condition} />
      ))}
      {media.length > 0 && <source srcSet={src} {...condition} />}
    </>
  );
}
