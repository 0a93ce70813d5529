import { isRouteErrorResponse, useRouteError } from "react-router";
import { Band } from "../components/Container/Container.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { Layout } from "./Layout.tsx";
import styles from "./NotFound.module.css";
import { NotFound } from "./NotFound.tsx";

/** Shown when the frame throws and the page can't be loaded again, with the phone number: see after-deploy.ts. */
export function ErrorPage() {
  return (
    <Layout>
      <Sorry />
    </Layout>
  );
}

/** In place of a page that doesn't exist, or fails. */
export function PageError() {
  return useMissing() ? <NotFound /> : <Sorry />;
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

/** Whether the page does not exist. */
export function useMissing(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
}
