import { Container } from "../components/Container/Container.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./SampleStrip.module.css";

/**
 * Says at the top of every page that the site is a sample, as long as content has made-up values, and that its Spanish is a draft.
 * In the flow of the page, on paper too: it covers nothing, and a printed page can't be taken for real.
 */
export function SampleStrip() {
  const { strip } = useShared();
  if (!strip) return null;
  return (
    <aside className={styles.SampleStrip} aria-label={strip} data-sample>
      <Container>
        <p>{strip}</p>
      </Container>
    </aside>
  );
}
