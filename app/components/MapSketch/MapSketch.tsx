import type { MapPicture } from "../../content/pictures.server.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./MapSketch.module.css";

/** A drawn map stands in the page, so that it uses its fonts and turns to night; a photograph is shown as it is. */
export function MapSketch({ map, note }: { map: MapPicture; note: string }) {
  return (
    <figure className={styles.MapSketch}>
      {"picture" in map && map.picture ? (
        <Picture picture={map.picture} />
      ) : (
        <div role="img" aria-label={map.alt} className={styles.map}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, made at build time */}
          <div className={styles.wide} aria-hidden="true" dangerouslySetInnerHTML={{ __html: map.wide }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <div className={styles.phone} aria-hidden="true" dangerouslySetInnerHTML={{ __html: map.phone }} />
        </div>
      )}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
