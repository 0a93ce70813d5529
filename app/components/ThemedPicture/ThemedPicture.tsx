import type { PictureFile } from "../../schema/picture.ts";
import styles from "./ThemedPicture.module.css";

interface Scene {
  wide: PictureFile;
  phone?: PictureFile;
}
interface ThemedPictureProps {
  light: Scene;
  dark: Scene;
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A background with a night twin. The browser picks by the system's theme before any script runs; a second picture,
 * hidden and not loaded, stands by for visitors who chose the other theme by hand.
 */
export function ThemedPicture({ light, dark, priority = false, className }: ThemedPictureProps) {
  return (
    <div className={className ? `${styles.ThemedPicture} ${className}` : styles.ThemedPicture}>
      <ScenePicture main={light} other={dark} priority={priority} className={styles.system} />
      <ScenePicture main={dark} other={light} priority={false} className={styles.opposite} />
    </div>
  );
}

function ScenePicture({
  main,
  other,
  priority,
  className,
}: {
  main: Scene;
  other: Scene;
  priority: boolean;
  className: string | undefined;
}) {
  return (
    <picture className={className}>
      {other.phone && (
        <source media="(prefers-color-scheme: dark) and (width < 768px)" srcSet={other.phone.src} />
      )}
      <source media="(prefers-color-scheme: dark)" srcSet={other.wide.src} />
      {main.phone && <source media="(width < 768px)" srcSet={main.phone.src} />}
      <img
        src={main.wide.src}
        width={main.wide.width}
        height={main.wide.height}
        alt=""
        decoding="async"
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
