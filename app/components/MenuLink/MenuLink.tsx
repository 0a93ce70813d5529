import type { ComponentProps } from "react";
import { useLocation } from "react-router";

interface MenuLinkProps extends ComponentProps<"a"> {
  href: string;
  /** No aria-current on descendant pages. */
  exact?: boolean;
}

/** Sets aria-current: "page" on the current page, "true" on its ancestors. */
export function MenuLink({ exact, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  // The path has a trailing slash while prerendering, but not in the browser.
  const here = pathname.replace(/\/+$/, "") || "/";
  const isAbove = !exact && props.href !== "/" && here.startsWith(`${props.href}/`);
  return <a {...props} aria-current={here === props.href ? "page" : isAbove ? "true" : undefined} />;
}
