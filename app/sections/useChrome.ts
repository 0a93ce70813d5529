import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** What the root loaded for every page: phone, menus, labels. */
export function useChrome() {
  const chrome = useRouteLoaderData<typeof loader>("root");
  if (!chrome) throw new Error("The root has not loaded: useChrome is for parts inside the layout.");
  return chrome;
}
