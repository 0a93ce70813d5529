import type { ComponentProps } from "react";
import { useLocation } from "react-router";

interface MenuLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Says nothing on pages below its own. */
  exact?: boolean;
}

/** A link that says whether it leads to the page one is on ("page") or to one that this page belongs to ("true"). */
export function MenuLink({ exact, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  // The build writes each page with a slash at its end; in the browser it has none.
  const here = pathname.replace(/\/+$/, "") || "/";
  const isAbove = !exact && props.href !== "/" && here.startsWith(`${props.href}/`);
  return <a {...props} aria-current={here === props.href ? "page" : isAbove ? "true" : undefined} />;
}
