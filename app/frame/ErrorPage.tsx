import { useRouteLoaderData } from "react-router";
import { Band } from "../../components/Container/Container.tsx";
import { CallLink } from "../CallLink/CallLink.tsx";
import { Layout } from "../Layout/Layout.tsx";
import styles from "../NotFound/NotFound.module.css";
import { NotFound } from "../NotFound/NotFound.tsx";
import { useMissing } from "../NotFound/useMissing.ts";
import { useChrome } from "../useChrome.ts";

/** Something broke: say so, and give the phone number. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = useMissing(error);
  // Without what all pages share there is no page to say it in: the error itself tells more than that.
  if (!useRouteLoaderData("root")) throw error;
  return <Layout>{missing ? <NotFound /> : <Sorry />}</Layout>;
}

export function Sorry() {
  const { words } = useChrome();
  return (
    <Band className={styles.NotFound}>
      <h1>{words.errorTitle}</h1>
      <p>{words.errorText}</p>
      <CallLink />
    </Band>
  );
}
