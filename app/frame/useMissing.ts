import { isRouteErrorResponse, useLocation } from "react-router";

/** The path for which the server answered with 404.html, if it did. */
const servedAsNotFound =
  typeof document !== "undefined" && document.querySelector('meta[name="robots"][content="noindex"]')
    ? window.location.pathname
    : undefined;

/** On 404.html the page already says that there is none. */
export const isServedAsNotFound = (pathname: string) => pathname === servedAsNotFound;

/** Whether an error means that the address has no page, and not that something broke. */
export function useMissing(error: unknown): boolean {
  const { pathname } = useLocation();
  // On 404.html the router knows no status: its loaders found no data and say something else.
  return isServedAsNotFound(pathname) || (isRouteErrorResponse(error) && error.status === 404);
}
