import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { Practice } from "../../schema/practice.ts";
import styles from "./CrisisBlock.module.css";

/** 988, on pages about mind and mood. */
export function CrisisBlock({
  crisis,
  id = "crisis",
}: {
  crisis: NonNullable<Practice["crisis"]>;
  id?: string;
}) {
  return (
    <aside className={styles.CrisisBlock} aria-labelledby={id}>
      <h2 id={id}>{crisis.title}</h2>
      <p>{crisis.text}</p>
      <div className={styles.actions}>
        <AnchorButton href="tel:988">
          <Icon name="phone" />
          {crisis.call}
        </AnchorButton>
        <AnchorButton href="sms:988" variant="outline">
          {crisis.message}
        </AnchorButton>
      </div>
    </aside>
  );
}
