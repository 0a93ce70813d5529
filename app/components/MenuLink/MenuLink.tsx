import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

interface MenuLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** Says nothing on pages below its own. */
  exact?: boolean;
}

/** A link that says whether it leads to the page one is on ("page") or to one that this page belongs to ("true"). */
export function MenuLink({ to, exact, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  // The build writes each page with a slash at its end; in the browser it has none.
  const here = pathname.replace(/\/+$/, "") || "/";
  const isAbove = !exact && to !== "/" && here.startsWith(`${to}/`);
  return (
    <Link
      prefetch="intent"
      {...props}
      to={to}
      aria-current={here === to ? "page" : isAbove ? "true" : undefined}
    />
  );
}
