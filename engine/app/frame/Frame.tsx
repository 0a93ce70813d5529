import { Outlet, useMatches } from "react-router";
import { Layout } from "./Layout.tsx";

/** What all pages share, round the page. */
export function Frame() {
  // Not by the address: home has two.
  const { kind } = (useMatches().at(-1)?.handle ?? {}) as { kind?: string };
  return (
    <Layout isHome={kind === "home"}>
      <Outlet />
    </Layout>
  );
}
