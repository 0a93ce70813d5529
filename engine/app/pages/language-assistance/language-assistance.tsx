import { langOf } from "../../../data/text/language.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./language-assistance.data.ts";
import styles from "./language-assistance.module.css";

export default function LanguageAssistance() {
  const data = usePageData<typeof load>();
  const { lead, languages } = data;
  return (
    <Page meta={data.meta} lead={lead} plain className={styles.band}>
      <CallLink />
      <ul className={`${styles.languages} pairs`}>
        {languages.map(({ code, name, english, dir, text, ...entry }) => (
          <li key={code}>
            {/* The row runs as its language does, so that the name stands above the beginning of its text. */}
            <h2 dir={dir}>
              <span lang={code}>{name}</span>
              {name !== english && (
                <span className={styles.english} lang={langOf(entry)} dir="ltr">
                  {english}
                </span>
              )}
            </h2>
            <Paragraph parts={text} lang={code} dir={dir} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
