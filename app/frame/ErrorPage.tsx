import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { Band } from "../components/Container/Container.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { Layout } from "./Layout.tsx";
import styles from "./NotFound.module.css";
import { NotFound } from "./NotFound.tsx";

/** Shown when a page throws and can't be loaded again, with the phone number: see after-deploy.ts. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = useMissing(error);
  // Without the shared data this page can't render either: rethrow the error.
  if (!useRouteLoaderData("root")) throw error;
  return <Layout>{missing ? <NotFound /> : <Sorry />}</Layout>;
}

export function Sorry() {
  const { labels } = useShared();
  return (
    <Band className={styles.NotFound}>
      <h1>{labels.errorTitle}</h1>
      <p>{labels.errorText}</p>
      <CallLink />
    </Band>
  );
}

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
