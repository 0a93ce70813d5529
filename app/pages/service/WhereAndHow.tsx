import { format } from "../../../site/schema/format.ts";
import type { Labels } from "../../../site/schema/interface.ts";
import type { Where } from "../../../site/view/offered.server.ts";
import styles from "./WhereAndHow.module.css";

interface WhereAndHowProps {
  where: Where[];
  /** Whether patients need a referral, if the service's file says so. */
  referral: boolean | undefined;
  labels: Labels["ways"];
}

/** The offices that offer a service, how one is seen there, and when if that differs from the office's hours. */
export function WhereAndHow({ where, referral, labels }: WhereAndHowProps) {
  if (where.length === 0 && referral === undefined) return null;
  return (
    <section aria-labelledby="where" className={styles.WhereAndHow}>
      <h2 id="where">{labels.title}</h2>
      {where.length > 0 && (
        <ul>
          {where.map(({ label, path, ways, hours, isWalkIn }) => (
            <li key={path}>
              <a href={path}>{label}</a>
              <p>{ways}</p>
              {hours && <p>{format(isWalkIn ? labels.walkInHours : labels.otherHours, { times: hours })}</p>}
            </li>
          ))}
        </ul>
      )}
      {referral !== undefined && <p>{referral ? labels.referral : labels.noReferral}</p>}
    </section>
  );
}
