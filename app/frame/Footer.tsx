import { AnchorButton } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./Footer.module.css";

/** A call over a picture at night, then address, links and the small print. */
export function Footer() {
  const { phone, footerScene, booking, words } = useChrome();
  return (
    <footer className={styles.Footer}>
      <div className={`${styles.night} no-print`} data-plain={footerScene ? undefined : true}>
        {footerScene && <Picture picture={footerScene} className={styles.scene} />}
        {footerScene?.sources && <div className={styles.scrim} />}
        <Container className={styles.call}>
          <h2>{words.footer.title}</h2>
          <p>{booking}</p>
          <AnchorButton href={phone.link} variant="sun" size="large">
            <Icon name="phone" size={22} />
            {words.call}
          </AnchorButton>
        </Container>
      </div>
      <FooterLinks />
    </footer>
  );
}

function FooterLinks() {
  const { logo, phone, email, mainAddress, footer, legal, social, emergency, words } = useChrome();
  return (
    <Container className={styles.links}>
      <p className={styles.emergency}>{emergency}</p>
      <div className={styles.columns}>
        <div className={styles.contact}>
          <Logo {...logo} label={words.homeLink} />
          {mainAddress && (
            <address>
              {mainAddress.street}
              <br />
              {mainAddress.city}
            </address>
          )}
          <p>
            <a href={phone.link}>{phone.number}</a>
            <br />
            <a href={email.link}>{email.address}</a>
          </p>
        </div>
        {footer.map((column) => (
          <FooterColumn key={column.title} title={column.title}>
            {column.links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </FooterColumn>
        ))}
        {social.length > 0 && (
          <FooterColumn title={words.footer.social}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="visually-hidden"> {words.newTab}</span>
                </a>
              </li>
            ))}
          </FooterColumn>
        )}
      </div>
      <div className={styles.legal}>
        <span>{words.footer.copyright}</span>
        {legal.map(({ label, path }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
        <ThemeSwitch />
      </div>
    </Container>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav className="no-print" aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </nav>
  );
}
