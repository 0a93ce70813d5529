import type { Labels } from "../../../site/schema/interface.ts";
import type { OfficeDoor } from "../../../site/view/cards.server.ts";
import { Words } from "../../components/Words/Words.tsx";
import { DirectionsLine } from "../../features/cards/OfficeActions.tsx";
import styles from "./OfficeDoors.module.css";

interface OfficeDoorsProps {
  offices: OfficeDoor[];
  labels: Labels["location"];
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
          <dl>
            {office.details.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <Words parts={text} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
