import { MenuLink } from "../components/MenuLink/MenuLink.tsx";
import { useShared } from "../features/shared/useShared.ts";

const languagePage = "/language-assistance";

/** The links of content/navigation.yaml, then languages by their own names. */
export function UtilityLinks({ label, className }: { label: string; className: string | undefined }) {
  const { utility, languages } = useShared();
  if (utility.length + languages.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {utility.map((link) => (
          <li key={link.path}>
            <MenuLink href={link.path}>{link.label}</MenuLink>
          </li>
        ))}
        {languages.length > 0 && (
          <li data-languages>
            <MenuLink href={languagePage}>
              {languages.map(({ code, name, dir }, index) => (
                <span key={code}>
                  {index > 0 && " · "}
                  <bdi lang={code} dir={dir}>
                    {name}
                  </bdi>
                </span>
              ))}
            </MenuLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
