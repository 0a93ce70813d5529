import { Container } from "../components/Container/Container.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./SampleStrip.module.css";

/**
 * Says that the site is a sample, at the top of every page, as long as content has made-up values. In the flow of the
 * page, on paper too: it covers nothing, and a printed page can't be taken for real.
 */
export function SampleStrip() {
  const { samples } = useShared();
  if (!samples) return null;
  return (
    <aside className={styles.SampleStrip} aria-label={samples} data-sample>
      <Container>
        <p>{samples}</p>
      </Container>
    </aside>
  );
}
