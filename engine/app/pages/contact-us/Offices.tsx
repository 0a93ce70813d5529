import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { Labels } from "../../../data/labels/interface.ts";
import type { OfficeCard } from "../../../data/view/cards.server.ts";
import type { MapPicture } from "../../../data/view/pictures.server.ts";
import { MapSketch } from "../../components/MapSketch/MapSketch.tsx";
import { DirectionsLine, Hours } from "../../features/cards/OfficeActions.tsx";
import { NearestOffice } from "../../features/nearest-office/NearestOffice.tsx";
import { useNearestOffice } from "../../features/nearest-office/useNearestOffice.ts";
import styles from "./Offices.module.css";

interface OfficesProps {
  title: string;
  offices: OfficeCard[];
  map: (MapPicture & { title: string }) | undefined;
  hasFinder: boolean;
  labels: { office: Labels["office"]; nearest: Labels["nearest"] };
  /** How to reach the practice, above the offices. */
  children: ReactNode;
}

/** The offices beside the map. The one that is pointed at, on either side, is marked on both; the nearest comes first. */
export function Offices({ title, offices, map, hasFinder, labels, children }: OfficesProps) {
  const { finding, ...finder } = useNearestOffice(offices);
  const [pointed, setPointed] = useState<string>();
  const found = finding.kind === "found" ? finding.office : undefined;
  const inOrder = found ? [found, ...offices.filter((office) => office !== found)] : offices;
  const pins = Object.fromEntries(offices.map(({ slug, name, path }) => [slug, { label: name, path }]));
  function point({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    // A row has its office's link, a pin is one.
    const link = target.closest("li")?.querySelector("a") ?? target.closest("a");
    setPointed(link?.getAttribute("href") ?? undefined);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: marks what is pointed at, and does nothing else
    <div className={`${styles.Offices} columns`} onPointerOver={point} onFocus={point}>
      <div>
        {children}
        <section aria-labelledby="offices" className={styles.offices}>
          <h2 id="offices">{title}</h2>
          <ul>
            {inOrder.map((office) => (
              <li
                key={office.slug}
                data-found={office === found || undefined}
                data-pointed={office.path === pointed || undefined}
              >
                <h3>
                  <a href={office.path} className="target">
                    {office.name}
                  </a>
                </h3>
                <address>
                  {office.address.street}, {office.address.city}
                </address>
                <Hours office={office} />
                <DirectionsLine office={office} labels={labels.office} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={`${styles.map} stack follows`}>
        {map && (
          <section aria-labelledby="map">
            <h2 id="map" className="visually-hidden">
              {map.title}
            </h2>
            <MapSketch map={map} note={labels.office.sketch} pins={pins} pointed={pointed} />
          </section>
        )}
        {hasFinder && <NearestOffice finding={finding} {...finder} labels={labels.nearest} />}
      </div>
    </div>
  );
}
