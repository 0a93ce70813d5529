import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { langOf } from "../../../data/text/language.ts";

interface MenuLinkProps extends ComponentProps<"a"> {
  /** `place`, of a link to another website, says so to screen readers. */
  link: { path: string; label?: string; place?: string | undefined };
  /** No aria-current on descendant pages. */
  exact?: boolean;
}

/** Sets aria-current: "page" on the current page, "true" on its ancestors. */
export function MenuLink({ link, exact, children = link.label, ...props }: MenuLinkProps) {
  const { path, place } = link;
  const { pathname } = useLocation();
  // The path has a trailing slash while prerendering, but not in the browser.
  const here = pathname.replace(/\/+$/, "") || "/";
  // Every page is below a home page: "/", or "/es" in another language.
  const isHome = /^\/(\w\w)?$/.test(path);
  const isAbove = !exact && !isHome && here.startsWith(`${path}/`);
  return (
    <a
      href={path}
      lang={langOf(link)}
      {...props}
      // Another website isn't told which page its visitor comes from.
      rel={place && "noreferrer"}
      aria-current={here === path ? "page" : isAbove ? "true" : undefined}
    >
      {children}
      {place && <span className="visually-hidden"> {place}</span>}
    </a>
  );
}
