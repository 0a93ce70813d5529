import { Band } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { EmailAddress, Paragraph } from "../../components/Words/Words.tsx";
import { CallLink, TtyLink } from "../../features/calls/CallLink.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PatientLinkList } from "../../features/patient-links/BookLink.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { useShared } from "../../features/shared/useShared.ts";
import type { load } from "./contact-us.data.ts";
import styles from "./contact-us.module.css";
import { Offices } from "./Offices.tsx";

export default function ContactUs() {
  const data = usePageData<typeof load>();
  const { page, map, online, booking, related } = data;
  const { email, fax, whenClosed } = useShared();
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <Offices
          title={page.officesTitle}
          offices={data.offices}
          map={map}
          hasFinder={data.hasFinder}
          labels={data.labels}
        >
          <Paragraph parts={page.lead} className="lead" />
          <div className={`${styles.calls} cluster`}>
            <CallLink />
            <TtyLink className="target" />
          </div>
        </Offices>
      </Band>
      <Band>
        <div className={`${styles.ways} stack measure`}>
          <Paragraph parts={page.languageHelp} />
          <Paragraph parts={booking} />
          <PatientLinkList {...online} />
          <p>
            <a href={email.link} className={`${styles.email} target`}>
              <Icon name="mail" />
              <EmailAddress address={email.address} />
            </a>
          </p>
          {fax && <p>{fax}</p>}
          <Paragraph parts={page.emailNote} />
          {whenClosed && <a href={whenClosed.path}>{whenClosed.label}</a>}
        </div>
        <RelatedLinks {...related} className={styles.related} />
      </Band>
    </>
  );
}
