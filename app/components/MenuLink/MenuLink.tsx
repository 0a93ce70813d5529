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
  // Every page is below a home page: "/", or "/es" in another language.
  const isHome = /^\/(\w\w)?$/.test(props.href);
  const isAbove = !exact && !isHome && here.startsWith(`${props.href}/`);
  return <a {...props} aria-current={here === props.href ? "page" : isAbove ? "true" : undefined} />;
}
