import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { PageMeta } from "../../../data/view/meta.server.ts";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { type CameFrom, fromHome } from "../navigation/PageLinks.tsx";
import { useShared } from "../shared/useShared.ts";

/** For visitors who came by a submenu, the first step is the way back to Home. */
export function PagePath({ meta }: { meta: PageMeta }) {
  const { labels, pages } = useShared();
  const cameFromHome = useCameFromHome();
  const home = {
    label: cameFromHome ? labels.backHome : labels.homeCrumb,
    path: pages.home,
    isBack: cameFromHome,
  };
  return <Breadcrumbs label={labels.breadcrumbs} links={[home, ...meta.crumbs]} current={meta.heading} />;
}

/** The browser keeps history state across a reload, but the prerendered page has none: ignore it while hydrating. */
function useCameFromHome() {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => (state as CameFrom | null)?.from === fromHome["data-from"],
    () => false,
  );
}
const neverChanges = () => () => {};
