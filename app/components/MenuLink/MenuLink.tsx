import type { ComponentProps } from "react";
import { useLocation } from "react-router";

interface MenuLinkProps extends ComponentProps<"a"> {
  href: string;
  /** No aria-current on descendant pages. */
  exact?: boolean;
  /** Of a link to another website: says so to screen readers. */
  place?: string | undefined;
}

/** Sets aria-current: "page" on the current page, "true" on its ancestors. */
export function MenuLink({ exact, place, children, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  // The path has a trailing slash while prerendering, but not in the browser.
  const here = pathname.replace(/\/+$/, "") || "/";
  // Every page is below a home page: "/", or "/es" in another language.
  const isHome = /^\/(\w\w)?$/.test(props.href);
  const isAbove = !exact && !isHome && here.startsWith(`${props.href}/`);
  return (
    <a
      {...props}
      // Another website isn't told which page its visitor comes from.
      rel={place && "noreferrer"}
      aria-current={here === props.href ? "page" : isAbove ? "true" : undefined}
    >
      {children}
      {place && <span className="visually-hidden"> {place}</span>}
    </a>
  );
}
