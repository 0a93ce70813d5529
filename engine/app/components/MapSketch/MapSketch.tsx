import type { MapDrawing, MapPicture } from "../../../data/view/pictures.server.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../Icon/Icon.tsx";
import { InlineDrawing } from "../Picture/InlineDrawing.tsx";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./MapSketch.module.css";

interface Link {
  label: string;
  path: string;
}

interface MapSketchProps {
  map: MapPicture;
  note: string;
  /** A link that covers the whole map. */
  link?: Link;
  /** Links of the pins, by the office that the drawing names at each. */
  pins?: Record<string, Link>;
  /** The path of the pin that is marked. */
  pointed?: string | undefined;
}

/** A drawn map stands in the page, so that it uses its fonts and turns to night; a photograph is shown as it is. */
export function MapSketch({ map, note, link, pins = {}, pointed }: MapSketchProps) {
  const both = { alt: map.alt, pins, pointed };
  return (
    <figure className={styles.MapSketch}>
      {map.picture ? (
        <Picture picture={map.picture} sizes="(min-width: 992px) 740px, 100vw" className={styles.map} />
      ) : (
        <>
          <Drawing
            {...both}
            drawing={map.wide}
            pinShare={map.phone ? 0.11 : 0.17}
            className={map.phone && styles.wide}
          />
          {map.phone && <Drawing {...both} drawing={map.phone} pinShare={0.17} className={styles.phone} />}
        </>
      )}
      <figcaption className="cluster quiet">
        {note}
        {link && (
          <a href={link.path} rel="noreferrer" className={`${styles.link} target cover no-print`}>
            <Icon name="pin" />
            {link.label}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

interface DrawingProps {
  drawing: MapDrawing;
  alt: string;
  pins: Record<string, Link>;
  pointed: string | undefined;
  /** How wide a pin's link is, as a share of the map: 48 px or more where the map is smallest. */
  pinShare: number;
  className: string | undefined;
}

function Drawing({ drawing, alt, pins, pointed, pinShare, className }: DrawingProps) {
  const size = drawing.width * pinShare;
  const links = drawing.pins.flatMap(({ office, x, y }) => {
    const link = pins[office];
    return link ? [{ ...link, x, y }] : [];
  });
  return (
    <div className={classNames(styles.map, className)}>
      <div role="img" aria-label={alt}>
        <InlineDrawing svg={drawing.svg} />
      </div>
      {links.length > 0 && (
        // Outside the image, whose parts screen readers skip; and drawn, because the site allows no styles in HTML.
        <svg role="presentation" viewBox={`0 0 ${drawing.width} ${drawing.height}`} className={styles.pins}>
          {links.map(({ label, path, x, y }) => (
            <a
              key={path}
              href={path}
              aria-label={label}
              className={styles.pin}
              data-pointed={path === pointed || undefined}
            >
              {/* A pin's tip stands on the place, its head above it. */}
              <rect x={x - size / 2} y={y - size} width={size} height={1.2 * size} rx={size / 5} />
            </a>
          ))}
        </svg>
      )}
    </div>
  );
}
