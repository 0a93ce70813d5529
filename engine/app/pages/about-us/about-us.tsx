import { Band } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./about-us.data.ts";
import styles from "./about-us.module.css";

export default function AboutUs() {
  const data = usePageData<typeof load>();
  const { lead, body, related, picture: image } = data;
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <div className={`${styles.columns} columns`}>
          <div className={image ? undefined : styles.text}>
            <Paragraph parts={lead} className={`${styles.lead} lead measure`} />
            <Prose blocks={body} />
            <RelatedLinks {...related} className={styles.call} />
            <CallLink className={styles.call} />
          </div>
          {image && (
            <Picture
              picture={image}
              className={`${styles.picture} follows`}
              sizes="(min-width: 992px) 400px, 100vw"
            />
          )}
        </div>
      </Band>
    </>
  );
}
