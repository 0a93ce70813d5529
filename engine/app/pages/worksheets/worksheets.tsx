import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./worksheets.data.ts";
import styles from "./worksheets.module.css";

export default function Worksheets() {
  const data = usePageData<typeof load>();
  return (
    <Page meta={data.meta} lead={data.lead}>
      <ul className={`${styles.sheets} pairs`}>
        {data.sheets.map(({ title, description, path }) => (
          <li key={path}>
            <h2>
              <a href={path} className="target">
                {title}
              </a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
