import type { Labels } from "../../../data/labels/interface.ts";
import type { OfficeDoor } from "../../../data/view/cards.server.ts";
import { DirectionsLine } from "../../features/cards/OfficeActions.tsx";
import { OfficeFacts } from "../../features/cards/OfficeFacts.tsx";
import styles from "./OfficeDoors.module.css";

interface OfficeDoorsProps {
  offices: OfficeDoor[];
  labels: Labels["office"];
}

/** Each office with its address, parking and door, from the office's own file. */
export function OfficeDoors({ offices, labels }: OfficeDoorsProps) {
  return (
    <ul className={styles.OfficeDoors}>
      {offices.map((office) => (
        <li key={office.slug}>
          <h3>
            <a href={office.path}>{office.name}</a>
          </h3>
          <address>
            {office.address.street}, {office.address.city}
          </address>
          <DirectionsLine office={office} labels={labels} />
          <OfficeFacts facts={office.details} />
        </li>
      ))}
    </ul>
  );
}
