import type { PictureFile } from "../../../data/schema/picture.ts";
import { classNames } from "../class-names.ts";
import { closedFile } from "../Picture/Picture.tsx";
import styles from "./ThemedPicture.module.css";

interface Scene {
  wide: PictureFile;
  phone?: PictureFile;
}
interface ThemedPictureProps {
  light: Scene;
  dark?: Scene;
  priority?: boolean;
  /** The width of the window from which the wide picture is shown, in px. */
  wideFrom: 480 | 992;
  /** Nobody is there: its windows are dark. */
  isClosed?: boolean;
  className?: string | undefined;
}

const closedScene = ({ wide, phone }: Scene): Scene => ({
  wide: closedFile(wide),
  ...(phone && { phone: closedFile(phone) }),
});

/**
 * A background with a variant for the dark theme. The browser picks by the system theme, without JavaScript. A second
 * picture, hidden and not loaded, is for visitors who chose the other theme.
 */
export function ThemedPicture({
  priority = false,
  wideFrom,
  isClosed = false,
  className,
  ...scenes
}: ThemedPictureProps) {
  const light = isClosed ? closedScene(scenes.light) : scenes.light;
  const dark = isClosed && scenes.dark ? closedScene(scenes.dark) : scenes.dark;
  return (
    <div
      className={classNames(styles.ThemedPicture, "no-print", className)}
      data-photograph={light.wide.sources ? true : undefined}
      data-narrow={light.phone ? true : undefined}
    >
      {dark ? (
        <>
          <ScenePicture main={light} other={dark} {...{ priority, wideFrom }} className={styles.system} />
          <ScenePicture main={dark} other={light} wideFrom={wideFrom} className={styles.opposite} />
        </>
      ) : (
        <ScenePicture main={light} {...{ priority, wideFrom }} className={styles.both} />
      )}
    </div>
  );
}

interface ScenePictureProps {
  main: Scene;
  other?: Scene;
  priority?: boolean;
  wideFrom: number;
  className: string | undefined;
}

function ScenePicture({ main, other, priority = false, wideFrom, className }: ScenePictureProps) {
  const { wide } = main;
  return (
    <picture className={className}>
      {other && <SceneSources scene={other} wideFrom={wideFrom} media={["(prefers-color-scheme: dark)"]} />}
      <SceneSources scene={main} wideFrom={wideFrom} media={[]} />
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

interface SceneSourcesProps {
  scene: Scene;
  wideFrom: number;
  media: string[];
}

function SceneSources({ scene: { wide, phone }, wideFrom, media }: SceneSourcesProps) {
  return (
    <>
      {phone && <FileSources file={phone} media={[...media, `(width < ${wideFrom}px)`]} />}
      <FileSources file={wide} media={media} />
    </>
  );
}

/** On a phone the wide picture is cut to the height of its row, so that it is drawn wider than the screen. */
const wideSizes = "(width < 768px) 780px, 100vw";

/** A photo in its formats and widths, then the original format, unless the <img> has it. */
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
