import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/worksheets.ts";
import styles from "./worksheets.module.css";

export { loader } from "./worksheets.data.ts";

export default function Worksheets({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ul className={`${styles.sheets} pairs`}>
        {loaderData.sheets.map(({ title, description, path }) => (
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
