import type { Practice } from "../../../site/schema/practice.ts";
import { phoneLink } from "../../../site/text/phone-links.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Words } from "../../components/Words/Words.tsx";
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
      <h2 id={id}>
        <Icon name="emergency" size={26} />
        {crisis.title}
      </h2>
      <div className={styles.body}>
        <p>
          <Words parts={crisis.text} />
        </p>
        <div className={styles.actions}>
          <AnchorButton href="tel:988" className={styles.call}>
            <Icon name="phone" />
            {crisis.call}
          </AnchorButton>
          <AnchorButton
            href={phoneLink("988", true, crisis.word)}
            variant="outline"
            className={styles.message}
          >
            <Icon name="message" />
            {crisis.message}
          </AnchorButton>
        </div>
      </div>
    </aside>
  );
}
