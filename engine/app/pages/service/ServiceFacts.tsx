import type { ReactNode } from "react";
import type { ServiceFacts as Facts } from "../../../data/view/offered.server.ts";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import styles from "./ServiceFacts.module.css";

interface ServiceFactsProps {
  facts: Facts;
  labels: { providers: string; offices: string };
}

/** Where, how, whether with a referral, and with whom. */
export function ServiceFacts({ facts: { people, offices, ways, referral }, labels }: ServiceFactsProps) {
  if (!ways && !referral && offices.length + people.length === 0) return null;
  return (
    <ul className={styles.ServiceFacts}>
      {offices.length > 0 && (
        <Fact icon="pin" label={labels.offices}>
          {offices.map(({ label, path }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </Fact>
      )}
      {ways && <Fact icon="calendar">{ways}</Fact>}
      {referral && <Fact icon="badge">{referral}</Fact>}
      {people.length > 0 && (
        <Fact icon="contact" label={labels.providers}>
          {people.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Fact>
      )}
    </ul>
  );
}

/** The icon says it to the eye, the label to a screen reader. */
function Fact({ icon, label, children }: { icon: IconName; label?: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {label && <span className="visually-hidden">{label}: </span>}
        {children}
      </span>
    </li>
  );
}
