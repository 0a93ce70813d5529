import type { MapPicture } from "../../content/pictures.server.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./MapSketch.module.css";

/** A drawn map stands in the page, so that it uses its fonts and turns to night; a photograph is shown as it is. */
export function MapSketch({ map, note }: { map: MapPicture; note: string }) {
  return (
    <figure className={styles.MapSketch}>
      {"picture" in map && map.picture ? (
        <Picture picture={map.picture} sizes="(min-width: 992px) 740px, 100vw" className={styles.map} />
      ) : (
        <div role="img" aria-label={map.alt} className={styles.map}>
          <div
            className={map.phone ? styles.wide : undefined}
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, made at build time
            dangerouslySetInnerHTML={{ __html: map.wide }}
          />
          {map.phone && (
            <div
              className={styles.phone}
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
              dangerouslySetInnerHTML={{ __html: map.phone }}
            />
          )}
        </div>
      )}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
