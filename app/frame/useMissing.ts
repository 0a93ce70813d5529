import { isRouteErrorResponse, useLocation } from "react-router";

/** The path for which the server sent 404.html, if it did. */
const servedAsNotFound =
  typeof document !== "undefined" && document.querySelector('meta[name="robots"][content="noindex"]')
    ? window.location.pathname
    : undefined;

/** Whether this is 404.html, which already shows the not-found page. */
export const isServedAsNotFound = (pathname: string) => pathname === servedAsNotFound;

/** Whether an error means that the page does not exist. */
export function useMissing(error: unknown): boolean {
  const { pathname } = useLocation();
  // On 404.html the router has no status: loaders fail with another error, because they find no data.
  return isServedAsNotFound(pathname) || (isRouteErrorResponse(error) && error.status === 404);
}
