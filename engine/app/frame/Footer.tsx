import { langOf } from "../../data/text/language.ts";
import { AnchorButton } from "../components/Button/Button.tsx";
import { Container } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Logo } from "../components/Logo/Logo.tsx";
import { closedFile, Picture } from "../components/Picture/Picture.tsx";
import { EmailAddress, Paragraph } from "../components/Words/Words.tsx";
import { CallWords, TtyLink } from "../features/calls/CallLink.tsx";
import { MenuLink } from "../features/navigation/MenuLink.tsx";
import { OpenNowLine } from "../features/open-now/OpenNowLine.tsx";
import { useIsClosed } from "../features/open-now/useOpeningState.ts";
import { useShared } from "../features/shared/useShared.ts";
import { ThemeSwitch } from "../features/theme/ThemeSwitch.tsx";
import styles from "./Footer.module.css";
import { LanguageNames, LanguageSwitch } from "./LanguageLink.tsx";

/** A picture at night, on the home page with a call above it; then address, links and the small print. */
export function Footer({ isHome }: { isHome: boolean }) {
  const { phone, footerScene, labels } = useShared();
  const isClosed = useIsClosed();
  return (
    <footer className={styles.Footer}>
      {(isHome || footerScene) && (
        <div className={`${styles.night} no-print`} data-plain={footerScene ? undefined : true}>
          {isHome && (
            <Container className={`${styles.call} columns`}>
              <h2>{labels.footer.title}</h2>
              <AnchorButton href={phone.link} variant="sun" size="large" data-call>
                <Icon name="phone" size={22} />
                <CallWords />
              </AnchorButton>
            </Container>
          )}
          {footerScene && (
            <Picture picture={isClosed ? closedFile(footerScene) : footerScene} className={styles.scene} />
          )}
        </div>
      )}
      <FooterLinks />
    </footer>
  );
}

function FooterLinks() {
  const { footer, languages, legal, pages, social, emergency, labels } = useShared();
  return (
    <Container className={styles.links}>
      <Paragraph
        parts={emergency.text}
        id={emergencyId}
        className={styles.emergency}
        lang={emergency.language}
      />
      <div className={styles.columns}>
        <Contact />
        {footer.map((column) => (
          <FooterColumn key={column.title} title={column.title} lang={langOf(column)}>
            {column.links.map((link) => {
              const hasLanguages = link.path === pages.languages && languages.length > 0;
              return (
                <li key={link.path} data-wide={hasLanguages || undefined}>
                  {hasLanguages && <LanguageSwitch className={styles.switch} />}
                  <MenuLink link={link}>
                    {hasLanguages && (
                      <>
                        <LanguageNames />
                        {"\u00a0· "}
                      </>
                    )}
                    {link.label}
                  </MenuLink>
                </li>
              );
            })}
          </FooterColumn>
        ))}
        {social.length > 0 && (
          <FooterColumn title={labels.footer.social} inline>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="visually-hidden"> {labels.newTab}</span>
                </a>
              </li>
            ))}
          </FooterColumn>
        )}
      </div>
      <div className={`${styles.legal} cluster`}>
        <span>{labels.footer.copyright}</span>
        {legal.map((link) => (
          <MenuLink key={link.path} link={link} />
        ))}
        <ThemeSwitch />
      </div>
    </Container>
  );
}

function Contact() {
  const { logo, phone, email, fax, mainAddress, hoursLines, labels } = useShared();
  return (
    <div className={styles.contact}>
      <Logo {...logo} label={labels.homeLink} />
      {mainAddress && (
        <address>
          {mainAddress.street}
          <br />
          {mainAddress.city}
        </address>
      )}
      <p>
        <a href={phone.link}>{phone.number}</a> <TtyLink />
        <br />
        {fax && (
          <>
            {fax}
            <br />
          </>
        )}
        <a href={email.link}>
          <EmailAddress address={email.address} />
        </a>
      </p>
      <OpenNowLine form="short" className="no-print" />
      <p className="print-only">{hoursLines.join(". ")}</p>
    </div>
  );
}

interface FooterColumnProps {
  title: string;
  /** Short links, side by side where columns are wide. */
  inline?: boolean;
  lang?: string | undefined;
  children: React.ReactNode;
}

function FooterColumn({ title, inline = false, lang, children }: FooterColumnProps) {
  return (
    <nav className="no-print" aria-label={title} lang={lang} data-inline={inline || undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** Of the 911 line in the footer. */
export const emergencyId = "emergency";
