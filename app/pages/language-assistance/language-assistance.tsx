import { Band } from "../components/Container/Container.tsx";
import { existing } from "../content/existing.ts";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { CallLink } from "../sections/CallLink/CallLink.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import type { Route } from "./+types/language-assistance.ts";
import styles from "./language-assistance.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = existing(site.pages["language-assistance"]);
  return {
    meta: metaOf(site, { ...page, path: "/language-assistance" }),
    lead: page.lead,
    phone: site.practice.phone,
    languages: page.languages,
  };
}

export const meta = pageMeta;

export default function LanguageAssistance({ loaderData }: Route.ComponentProps) {
  const { lead, phone, languages } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} plain />
      <Band className={styles.band}>
        <PageLead>{lead}</PageLead>
        <CallLink />
        <ul className={styles.languages}>
          {languages.map(({ code, name, english, dir, text }) => (
            <li key={code}>
              <h2>
                <span lang={code} dir={dir}>
                  {name}
                </span>
                {name !== english && <span className={styles.english}>{english}</span>}
              </h2>
              <p lang={code} dir={dir}>
                <Notice text={text} phone={phone} />
              </p>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

/** A phone number reads from left to right, also in a text that does not. */
function Notice({ text, phone }: { text: string; phone: string }) {
  const [before, after] = text.split(phone);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <bdi dir="ltr">{phone}</bdi>
      {after}
    </>
  );
}
