import { MenuLink } from "../features/navigation/MenuLink.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./LanguageLink.module.css";
import { usePageMeta } from "./PageMeta.tsx";

/** A dot ends a line, it never begins one. */
const space = "\u00a0";

/** Languages by their own names, for those who look for theirs: Español · 中文. */
export function LanguageNames() {
  const { languages } = useShared();
  return (
    <span className={styles.LanguageNames}>
      {languages.map(({ code, name, dir }, index) => (
        <span key={code}>
          {index > 0 && `${space}· `}
          <bdi lang={code} dir={dir}>
            {name}
          </bdi>
        </span>
      ))}
    </span>
  );
}

/** The same page in the site's other language, by that language's own name. Without one, that language's home page. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { elsewhere } = useShared();
  const meta = usePageMeta();
  if (!elsewhere) return null;
  const { code, name, home } = elsewhere;
  return (
    <a href={meta?.elsewhere ?? home} lang={code} className={className}>
      {name}
    </a>
  );
}

/** They lead to Language Assistance. Nothing if content/navigation.yaml names none. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { languages, pages } = useShared();
  if (languages.length === 0) return null;
  return (
    <MenuLink link={{ path: pages.languages }} className={className}>
      <LanguageNames />
    </MenuLink>
  );
}
