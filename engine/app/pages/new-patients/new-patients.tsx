import { useEffect, useRef, useState } from "react";
import { format } from "../../../data/labels/format.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Paragraph, Words } from "../../components/Words/Words.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PageLead } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { useShared } from "../../features/shared/useShared.ts";
import type { load } from "./new-patients.data.ts";
import styles from "./new-patients.module.css";

export default function NewPatients() {
  const data = usePageData<typeof load>();
  const { page, takesPatients, booking, related } = data;
  const { labels } = useShared();
  const all = page.checklists.flatMap(({ items }) => items).length;
  const lists = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(0);
  const count = () => setReady(lists.current?.querySelectorAll("input:checked").length ?? 0);
  // For boxes that were ticked before hydration.
  useEffect(count, []);
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <Paragraph parts={takesPatients} className={`${styles.takesPatients} lead measure`} />
        <PageLead>{page.lead}</PageLead>
        <Button variant="outline" className="needs-script no-print" onClick={() => window.print()}>
          <Icon name="print" />
          {labels.print}
        </Button>
        <div ref={lists} className={`${styles.lists} pairs later`} onChange={count}>
          {page.checklists.map(({ title, items }) => (
            <section key={title} className={`${styles.list} box`}>
              <h2 className="h3">{title}</h2>
              <ul>
                {items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: items of a prerendered page are never reordered
                  <li key={index}>
                    {/* Not remembered: what a patient has ready is nobody's business. */}
                    <label>
                      <input type="checkbox" />
                      <span>
                        <Words parts={item} />
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={`${styles.ready} cluster needs-script no-print`}>
          <progress value={ready} max={all} aria-labelledby="ready" />
          <span id="ready" role="status">
            {format(data.ready, { count: ready, all })}
          </span>
        </p>
        <Paragraph parts={page.printNote} className={`${styles.note} no-print`} />
        <CallToAction text={booking} />
        <RelatedLinks {...related} className={styles.related} />
      </Band>
    </>
  );
}
