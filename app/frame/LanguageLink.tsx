import { MenuLink } from "../components/MenuLink/MenuLink.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./LanguageLink.module.css";

/** A dot ends a line, it never begins one. */
const space = "\u00a0";

export const languagePage = "/language-assistance";

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

/** They lead to Language Assistance. Nothing if content/navigation.yaml names none. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { languages } = useShared();
  if (languages.length === 0) return null;
  return (
    <MenuLink href={languagePage} className={className}>
      <LanguageNames />
    </MenuLink>
  );
}
