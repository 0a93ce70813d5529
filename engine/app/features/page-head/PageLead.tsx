import type { ReactNode } from "react";
import type { Inline } from "../../../data/schema/blocks.ts";
import type { PageMeta } from "../../../data/view/meta.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { PageHead } from "./PageHead.tsx";
import styles from "./PageLead.module.css";

/** The first, larger paragraph of a page. Not every page has one: its styles are apart from those of PageHead. */
export function PageLead({ children }: { children: Inline[] }) {
  return <Paragraph parts={children} className={`${styles.PageLead} lead measure`} />;
}

interface PageProps {
  meta: PageMeta;
  lead: Inline[];
  plain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Banner, lead and what follows it. */
export function Page({ meta, lead, plain = false, className, children }: PageProps) {
  return (
    <>
      <PageHead meta={meta} plain={plain} />
      <Band className={className}>
        <PageLead>{lead}</PageLead>
        {children}
      </Band>
    </>
  );
}
