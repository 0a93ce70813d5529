import { Paragraph } from "../../components/Words/Words.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { Answer } from "./Answer.tsx";
import { SheetControls } from "./SheetControls.tsx";
import { SheetTable } from "./SheetTable.tsx";
import { useSheet } from "./useSheet.ts";
import type { load } from "./worksheet.data.ts";
import styles from "./worksheet.module.css";

type Data = ReturnType<typeof load>;

export default function WorksheetPage() {
  const data = usePageData<typeof load>();
  const { lead, sheet, labels } = data;
  return (
    <Page meta={data.meta} lead={lead} plain>
      {/* By name, so that the next sheet doesn't begin with what was typed into this one. */}
      <Sheet key={sheet.slug} sheet={sheet} labels={labels} />
    </Page>
  );
}

/** A sheet to fill in on the screen or on paper. Not a form: nothing is sent. */
function Sheet({ sheet: { slug, parts, note }, labels }: Omit<Data, "meta" | "lead">) {
  const state = useSheet(slug);
  return (
    <div className={styles.Sheet} data-ready={state.isReady || undefined}>
      <SheetControls state={state} labels={labels} />
      {parts.map((part) => (
        <section key={part.title} aria-label={part.title}>
          <h2>{part.title}</h2>
          <Paragraph parts={part.text} />
          <div className={`${styles.fields} pairs`}>
            {part.fields.map(({ label, hint, size }) => (
              <div key={label} className={styles.field} data-size={size}>
                <Answer
                  label={label}
                  hint={hint}
                  size={size}
                  place={`${part.title}/${label}`}
                  state={state}
                />
              </div>
            ))}
          </div>
          {part.columns.length > 0 && <SheetTable part={part} state={state} labels={labels} />}
        </section>
      ))}
      <Paragraph parts={note} className={`${styles.note} measure`} />
    </div>
  );
}
