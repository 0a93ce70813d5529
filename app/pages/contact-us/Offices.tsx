import type { Labels } from "../../../site/schema/interface.ts";
import type { CardLabels, OfficeCard } from "../../../site/view/cards.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { OfficeCards } from "../../features/cards/OfficeCards.tsx";
import { NearestOffice } from "../../features/nearest-office/NearestOffice.tsx";
import { useNearestOffice } from "../../features/nearest-office/useNearestOffice.ts";
import styles from "./Offices.module.css";

interface OfficesProps {
  title: string;
  offices: OfficeCard[];
  hasFinder: boolean;
  labels: CardLabels;
  locationLabels: Labels["location"];
  nearestLabels: Labels["nearest"];
}

/** The offices' cards, and above them the way to the nearest one: its card comes first and is marked. */
export function Offices({ title, offices, hasFinder, labels, locationLabels, nearestLabels }: OfficesProps) {
  const { finding, ...finder } = useNearestOffice(offices);
  const found = finding.kind === "found" ? finding.office : undefined;
  const inOrder = found ? [found, ...offices.filter((office) => office !== found)] : offices;
  return (
    <Band labelledBy="offices">
      <div className={styles.head}>
        <h2 id="offices">{title}</h2>
        {hasFinder && <NearestOffice finding={finding} {...finder} labels={nearestLabels} />}
      </div>
      <OfficeCards offices={inOrder} labels={labels} locationLabels={locationLabels} found={found?.slug} />
    </Band>
  );
}
