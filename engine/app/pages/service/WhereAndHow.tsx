import { format } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import type { Where } from "../../../data/view/offered.server.ts";
import styles from "./WhereAndHow.module.css";

interface WhereAndHowProps {
  where: Where[];
  labels: Pick<Labels["ways"], "title" | "walkInHours" | "otherHours">;
}

/** Where offices differ: how one is seen in each, and when if that isn't in the office's own hours. */
export function WhereAndHow({ where, labels }: WhereAndHowProps) {
  if (where.length === 0) return null;
  return (
    <section aria-labelledby="where" className={`${styles.WhereAndHow} stack`}>
      <h2 id="where" className="h3">
        {labels.title}
      </h2>
      <ul className="rows">
        {where.map(({ offices, ways, hours, isWalkIn }) => (
          <li key={offices[0]?.path}>
            <p className={`${styles.offices} cluster`}>
              {offices.map(({ label, path }) => (
                <a key={path} href={path} className="target">
                  {label}
                </a>
              ))}
            </p>
            <p>{ways}</p>
            {hours && <p>{format(isWalkIn ? labels.walkInHours : labels.otherHours, { times: hours })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
