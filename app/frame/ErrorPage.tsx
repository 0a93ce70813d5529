import { useRouteLoaderData } from "react-router";
import { Band } from "../components/Container/Container.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { Layout } from "./Layout.tsx";
import styles from "./NotFound.module.css";
import { NotFound } from "./NotFound.tsx";
import { useMissing } from "./useMissing.ts";

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
